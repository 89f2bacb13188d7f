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
}

/** The alert if it is to be shown now: from its start (included) until its end (not included). Undefined otherwise. */
export function dueAlert(alert: Alert | undefined, now: Instant): Alert | undefined {
  return alert !== undefined && alert.from <= now && now < alert.until ? alert : undefined;
}
