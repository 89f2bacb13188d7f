import type { Slug } from '../content/slug.ts';
import type { Instant } from '../instant.ts';
import type { Bilingual } from '../locale/locale.ts';

export const ALERT_LEVELS = ['notice', 'drought', 'flood'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** An urgent message at the top of every page of a site. */
export interface Alert {
  readonly level: AlertLevel;
  /** It is published, and shown from then on. */
  readonly from: Instant;
  /** It is no longer valid, and not shown any more. */
  readonly until: Instant;
  readonly title: Bilingual;
  readonly text: Bilingual;
  /** The news item that says more: the alert links to it. */
  readonly news?: Slug;
}

/** The alert if it is to be shown now: from its start (included) until its end (not included). Undefined otherwise. */
export function dueAlert(alert: Alert | undefined, now: Instant): Alert | undefined {
  return alert !== undefined && alert.from <= now && now < alert.until ? alert : undefined;
}

/**
 * The first `count` news in their order, without the item of an alert, which says the same right above them; with it when
 * there are too few others.
 */
export function newsBelowAlert<Item extends { readonly slug: Slug }>(
  news: readonly Item[],
  alert: Alert | undefined,
  count: number,
): readonly Item[] {
  const others = news.filter(({ slug }) => slug !== alert?.news);
  return (others.length < count ? news : others).slice(0, count);
}
