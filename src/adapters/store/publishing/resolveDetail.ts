import type { ContentDetail } from '#domain/content/content.ts';
import type { Occurrence } from '#domain/calendar/occurrence.ts';
import type { Instant } from '#domain/instant.ts';
import { momentOf, type RelativeTime } from '#domain/relativeTime.ts';
import type { ArchiveDetail } from '#ports/Publishing.ts';
import { expandRecurrence } from '#adapters/recurrence/expandRecurrence.ts';

/** The end of an event that has no last time before the horizon. */
export const ENDLESS = '9999-12-31T23:59:59.999Z' as Instant;

export interface ResolvedDetail {
  readonly detail: ContentDetail;
  /** Of an event. */
  readonly occurrences: readonly Pick<Occurrence, 'startsAt' | 'endsAt'>[];
  /** When an event ends for the last time, or `ENDLESS`. */
  readonly lastEnd?: Instant;
}

/**
 * A detail whose relative times are replaced by instants, counted from the item's first import, with the times at which
 * an event takes place before the horizon. A recurring event whose days are over before its start takes place once.
 */
export async function resolveDetail(
  detail: ArchiveDetail,
  firstImportedAt: Instant,
  horizon: Instant,
): Promise<ResolvedDetail> {
  if (detail.kind !== 'event') return { detail, occurrences: [] };
  const fixed = (time: Instant | RelativeTime) => (typeof time === 'string' ? time : momentOf(time, firstImportedAt));
  const { recurrence: given, ...rest } = detail;
  const times = { startsAt: fixed(detail.startsAt), endsAt: fixed(detail.endsAt) };
  const { occurrences, recurrence, goesOn } = (await expandRecurrence(
    { ...times, ...(given && { recurrence: given }) },
    horizon,
  )) ?? { occurrences: [times], goesOn: false };
  const [first = times] = occurrences;
  return {
    detail: { ...rest, ...first, ...(recurrence && { recurrence }) },
    occurrences,
    lastEnd: goesOn ? ENDLESS : (occurrences.at(-1)?.endsAt ?? times.endsAt),
  };
}
