import type { Instant } from '../instant.ts';
import type { Bilingual } from '../locale/locale.ts';

export const ALERT_LEVELS = ['notice', 'drought', 'flood'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** Words that stand above everything else on every page of a site while they are due. */
export interface Alert {
  readonly level: AlertLevel;
  readonly from: Instant;
  readonly until: Instant;
  readonly title: Bilingual;
  readonly text: Bilingual;
}

/** The alert to show now: from its start (included) to its end (not included). */
export function dueAlert(alert: Alert | undefined, now: Instant): Alert | undefined {
  return alert !== undefined && alert.from <= now && now < alert.until ? alert : undefined;
}
