import type { ContentDetail } from '#domain/content/content.ts';
import type { Instant } from '#domain/instant.ts';
import { momentOf, type RelativeTime } from '#domain/relativeTime.ts';
import type { ArchiveDetail } from '#ports/Publishing.ts';

/** A detail as readers get it: relative times fixed at the item's first import. */
export function resolveEventTimes(detail: ArchiveDetail, firstImportedAt: Instant): ContentDetail {
  if (detail.kind !== 'event') return detail;
  const fixed = (time: Instant | RelativeTime) => (typeof time === 'string' ? time : momentOf(time, firstImportedAt));
  return { ...detail, startsAt: fixed(detail.startsAt), endsAt: fixed(detail.endsAt) };
}
