import type { ReactNode } from 'react';
import type { ContentItem } from '#domain/content/content.ts';
import { itemMessages } from '../messages/item.ts';
import { usePage } from '../PageContext.tsx';
import { Attachments } from './Attachments.tsx';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { DateLine } from './DateLine.tsx';
import { Picture } from './Picture.tsx';
import { Phrases } from './Phrases.tsx';
import { Prose } from './Prose.tsx';
import { RelatedItems } from './RelatedItems.tsx';
import { ShareBar } from './ShareBar.tsx';
import { unbroken } from './unbroken.ts';

interface ItemLayoutProps {
  readonly item: ContentItem;
  readonly address: string;
  readonly trail: readonly Crumb[];
  /** What only this kind says, between the title and the body. */
  readonly facts?: ReactNode;
  /** Files first, for those who came for them. */
  readonly filesFirst?: boolean;
}

/** One item at reading width: where it stands, what it says, its files, a way to pass it on, what else there is. */
export function ItemLayout({ item, address, trail, facts, filesFirst = false }: ItemLayoutProps) {
  const page = usePage();
  const files = <Attachments attachments={item.attachments} />;
  return (
    <div className="container item-page">
      <Breadcrumbs trail={trail} current={item.title} />
      <article className="item">
        <header className="item-top">
          <h1>
            <Phrases text={item.title} />
          </h1>
          <p className="item-summary">{unbroken(item.summary)}</p>
          <DateLine publishedAt={item.publishedAt} updatedAt={item.updatedAt} />
        </header>
        {item.cover && (
          <figure className="item-cover">
            <Picture picture={item.cover} sizes="(min-width: 64rem) 50rem, 92vw" first />
            {item.cover.caption !== undefined && <figcaption>{item.cover.caption}</figcaption>}
          </figure>
        )}
        {facts}
        {filesFirst && files}
        <Prose html={item.bodyHtml} />
        {!filesFirst && files}
        {item.tags.length > 0 && (
          <p className="item-tags">
            {page.say(itemMessages.tags)}
            {item.tags.map((tag) => (
              <span key={tag.code} className="item-tag">
                {tag.label}
              </span>
            ))}
          </p>
        )}
      </article>
      <div className="item-side">
        <ShareBar title={item.title} address={address} />
        <RelatedItems items={item.related} />
      </div>
    </div>
  );
}
