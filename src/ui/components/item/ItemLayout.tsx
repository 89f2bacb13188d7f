import type { ReactNode } from 'react';
import type { ContentItem } from '#domain/content/content.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import { Attachments } from './Attachments.tsx';
import type { Crumb } from '../site/breadcrumbTrail.ts';
import { Breadcrumbs } from '../site/Breadcrumbs.tsx';
import { Contents } from './Contents.tsx';
import { DateLine } from '../text/DateLine.tsx';
import { ItemKeywords } from './ItemKeywords.tsx';
import { PageEnd } from './PageEnd.tsx';
import { Picture } from '../text/Picture.tsx';
import { Phrases } from '../text/Phrases.tsx';
import { Prose } from '../text/Prose.tsx';
import { RelatedItems } from './RelatedItems.tsx';
import { numberSections, type Section } from '../text/sections.ts';
import { Unbroken } from '../text/Unbroken.tsx';

export interface ItemPageProps {
  readonly item: ContentItem;
  /** Absolute address of this page, for sharing. */
  readonly address: string;
  /** Between the home page and this one. */
  readonly trail: readonly Crumb[];
}

/** Of fewer sections, readers need no list. */
const FEWEST_SECTIONS = 3;
/** Their pictures have the whole width. */
const KINDS_WITHOUT_RAIL: readonly ContentKind[] = ['album', 'infographic'];

interface ItemLayoutProps extends ItemPageProps {
  /** What the breadcrumbs call this page; the title of the item when left out. */
  readonly crumb?: string;
  /** What the item is about in one line, between the title and the summary. */
  readonly subtitle?: string;
  /** What readers must know of it first, below the title. */
  readonly notice?: ReactNode;
  /** What everybody must read before the facts, below the summary. */
  readonly warning?: ReactNode;
  /** How much there is of it, beside the dates. */
  readonly amount?: string;
  /** What readers need before the text: beside it on wide screens, between the title and the text on others. */
  readonly margin?: ReactNode;
  /** Between the title and the text: the first thing that is looked at, as wide as the page on wide screens. */
  readonly lead?: ReactNode;
  /** Without its summary, on a page about a part of the item. */
  readonly hidesSummary?: boolean;
  /** Facts of this kind, above the body. */
  readonly facts?: ReactNode;
  /** The sections of the facts, for the list of contents. */
  readonly factSections?: readonly Section[];
  /** Whether the page is about its first file: files precede the facts and the body. */
  readonly filesFirst?: boolean;
  /** Replaces the body. */
  readonly body?: ReactNode;
  /** After the body and its files. */
  readonly end?: ReactNode;
  /** Before the related items. */
  readonly side?: ReactNode;
  /** Without its cover, because the body or the margin shows it. */
  readonly hidesCover?: boolean;
  /** Where the dates of publication are: nowhere when they mean nothing, as for a person or an office. */
  readonly dates?: 'start' | 'end' | 'none';
}

/**
 * The page of one item: breadcrumbs, title, body, files, keywords, related items and the end of the page. On wide screens
 * the text is beside a margin with facts where there is one, else beside a rail with the list of its sections and the
 * related items; pictures have the whole width.
 */
export function ItemLayout({
  item,
  address,
  trail,
  crumb = item.title,
  subtitle,
  notice,
  warning,
  amount,
  margin,
  lead,
  facts,
  factSections = [],
  filesFirst = false,
  body,
  end,
  side,
  hidesSummary = false,
  hidesCover = false,
  dates = 'start',
}: ItemLayoutProps) {
  const mainFrom = filesFirst ? { mainFrom: item.updatedAt ?? item.publishedAt } : {};
  const files = <Attachments attachments={item.attachments} {...mainFrom} />;
  const { html, sections: ofBody } = numberSections(item.bodyHtml);
  const sections = [...factSections, ...ofBody];
  const dateLine = <DateLine publishedAt={item.publishedAt} updatedAt={item.updatedAt} amount={amount} />;
  const summary = !hidesSummary && item.summary !== '' && (
    <p className="item-summary">
      <Unbroken text={item.summary} />
    </p>
  );
  const hasContents =
    margin === undefined && lead === undefined && body === undefined && sections.length >= FEWEST_SECTIONS;
  return (
    <div className="container item-page">
      <Breadcrumbs trail={trail} current={crumb} />
      <article
        className="item"
        data-kind={item.kind}
        data-margin={margin !== undefined || undefined}
        data-lead={lead !== undefined || undefined}
        data-rail={(margin === undefined && !KINDS_WITHOUT_RAIL.includes(item.kind)) || undefined}
      >
        <header className="item-top">
          <h1>
            <Phrases text={item.title} />
          </h1>
          {subtitle !== undefined && (
            <p className="item-subtitle">
              <Unbroken text={subtitle} />
            </p>
          )}
          {notice}
          {summary}
          {warning}
          {dates === 'start' && dateLine}
        </header>
        {margin !== undefined && <div className="item-margin">{margin}</div>}
        {lead !== undefined && <div className="item-lead">{lead}</div>}
        {hasContents && <Contents sections={sections} />}
        <div className="item-column">
          {!hidesCover && item.cover && (
            <figure className="item-cover">
              <Picture picture={item.cover} sizes="(min-width: 48rem) 40rem, 92vw" priority />
              {item.cover.caption !== undefined && <figcaption>{item.cover.caption}</figcaption>}
            </figure>
          )}
          {filesFirst && files}
          {facts}
          {body ?? <Prose html={html} />}
          {!filesFirst && files}
          {end}
          <ItemKeywords tags={item.tags} />
        </div>
        <div className="item-side">
          {side}
          <RelatedItems items={item.related} />
        </div>
        <PageEnd title={item.title} address={address} dates={dates === 'end' && dateLine} />
      </article>
    </div>
  );
}
