import Unlink from 'lucide-react/icons/unlink';
import { Fragment, type ReactNode } from 'react';
import type { ContentItem } from '#domain/content/content.ts';
import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Attachments } from './Attachments.tsx';
import type { Crumb } from '../site/breadcrumbTrail.ts';
import { Breadcrumbs } from '../site/Breadcrumbs.tsx';
import { DateLine } from '../text/DateLine.tsx';
import { Icon } from '../text/Icon.tsx';
import { PageFeedback } from '../form/PageFeedback.tsx';
import { Picture } from '../text/Picture.tsx';
import { Phrases } from '../text/Phrases.tsx';
import { Prose } from '../text/Prose.tsx';
import { RelatedItems } from './RelatedItems.tsx';
import { ShareBar } from './ShareBar.tsx';
import { unbroken } from '../text/unbroken.ts';

export interface ItemPageProps {
  readonly item: ContentItem;
  /** Absolute address of this page, for sharing. */
  readonly address: string;
  /** Between the home page and this one. */
  readonly trail: readonly Crumb[];
}

interface ItemLayoutProps extends ItemPageProps {
  /** Facts of this kind, between the title and the body. */
  readonly facts?: ReactNode;
  /** Whether the files precede the body. */
  readonly filesFirst?: boolean;
  /** Replaces the body. */
  readonly body?: ReactNode;
  /** Without its cover, because the body shows it. */
  readonly hidesCover?: boolean;
  /** Without dates, which mean nothing for a person or an office. */
  readonly hidesDates?: boolean;
}

/** The page of one item: breadcrumbs, title, body, files, share links and related items. */
export function ItemLayout({
  item,
  address,
  trail,
  facts,
  filesFirst = false,
  body,
  hidesCover: hidesCover = false,
  hidesDates: hidesDates = false,
}: ItemLayoutProps) {
  const context = useRenderContext();
  const files = <Attachments attachments={item.attachments} />;
  return (
    <div className="container item-page">
      <Breadcrumbs trail={trail} current={item.title} />
      <article className="item">
        <header className="item-top">
          <h1>
            <Phrases text={item.title} />
          </h1>
          {item.summary !== '' && <p className="item-summary">{unbroken(item.summary)}</p>}
          {!hidesDates && <DateLine publishedAt={item.publishedAt} updatedAt={item.updatedAt} />}
        </header>
        {!hidesCover && item.cover && (
          <figure className="item-cover">
            <Picture picture={item.cover} sizes="(min-width: 64rem) 50rem, 92vw" priority />
            {item.cover.caption !== undefined && <figcaption>{item.cover.caption}</figcaption>}
          </figure>
        )}
        {facts}
        {filesFirst && files}
        {body ?? <Prose html={item.bodyHtml} />}
        {!filesFirst && files}
        {item.tags.length > 0 && (
          <p className="item-tags">
            <b>{context.t(itemMessages.tags)}</b>{' '}
            {item.tags.map(({ code, label }, index) => (
              <Fragment key={code}>
                {index > 0 && ' · '}
                <a href={context.to('search', {}, { tag: code })} rel="nofollow">
                  {label}
                </a>
              </Fragment>
            ))}
          </p>
        )}
        <PageFeedback about={new URL(address).pathname} />
      </article>
      <div className="item-side">
        <ShareBar title={item.title} address={address} />
        <p className="item-report">
          <a href={context.to('reportBrokenFile', {}, { page: new URL(address).pathname })} rel="nofollow">
            <Icon icon={Unlink} />
            {context.t(itemMessages.reportBroken)}
          </a>
        </p>
        <RelatedItems items={item.related} />
      </div>
    </div>
  );
}
