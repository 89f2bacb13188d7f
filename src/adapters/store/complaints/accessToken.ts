import { isStillOpen } from '#domain/complaints/openComplaint.ts';
import { parseInstant, type Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { ComplaintAccess } from '#ports/complaints/Complaints.ts';
import type { Seal } from '#ports/Seal.ts';

/** Says which complaint is open, and since when: sealed, so that nothing has to be stored. */
export function sealAccess(seal: Seal, site: SiteId, id: string, now: Instant): ComplaintAccess {
  return seal.close(purposeOf(site), JSON.stringify([now, id])) as ComplaintAccess;
}

/** The id of the complaint that is open; undefined when it was opened too long ago, or at another site. */
export function openAccess(seal: Seal, site: SiteId, access: ComplaintAccess, now: Instant): string | undefined {
  const text = seal.open(purposeOf(site), access);
  if (text === undefined) return undefined;
  const [at, id] = JSON.parse(text) as readonly [string, string];
  const openedAt = parseInstant(at);
  return openedAt !== undefined && isStillOpen(openedAt, now) ? id : undefined;
}

function purposeOf(site: SiteId): string {
  return JSON.stringify(['complaint', site]);
}
