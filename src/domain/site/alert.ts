import type { Slug } from '../content/slug.ts';
import type { Instant } from '../instant.ts';
import type { Bilingual } from '../locale/locale.ts';

export const ALERT_LEVELS = ['notice', 'drought', 'flood'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** An urgent message at the top of every page of a site, shown from `from` until `until`. */
export interface Alert {
  readonly level: AlertLevel;
  readonly from: Instant;
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

/** News in their order, but the item of an alert last: it leads nothing right below the alert that says the same. */
export function alertedLast<Item extends { readonly slug: Slug }>(
  news: readonly Item[],
  alert: Alert | undefined,
): readonly Item[] {
  const alerted = news.filter(({ slug }) => slug === alert?.news);
  return [...news.filter((item) => !alerted.includes(item)), ...alerted];
}
