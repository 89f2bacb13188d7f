import { parseInstant, type Instant } from '#domain/instant.ts';
import { isEnrolmentLive } from '#domain/members/enrolment.ts';
import type { MemberId } from '#domain/members/profile.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Seal } from '#ports/Seal.ts';

/** Whose second factor it is, and of which kind. */
interface TicketOwner {
  readonly site: SiteId;
  readonly member: MemberId;
  readonly kind: 'authenticator' | 'passkey';
}

/** A secret or a challenge for the page that adds a second factor: sealed, so that nothing has to be stored until it is added. */
export function sealTicket(seal: Seal, owner: TicketOwner, value: string, now: Instant): string {
  return seal.close(purposeOf(owner), JSON.stringify([now, value]));
}

/** What was sealed; undefined when it is too old, or of another member. */
export function openTicket(seal: Seal, owner: TicketOwner, ticket: string, now: Instant): string | undefined {
  const text = seal.open(purposeOf(owner), ticket);
  if (text === undefined) return undefined;
  const [startedAt, value] = JSON.parse(text) as readonly [string, string];
  const started = parseInstant(startedAt);
  return started !== undefined && isEnrolmentLive(started, now) ? value : undefined;
}

function purposeOf({ kind, site, member }: TicketOwner): string {
  return JSON.stringify(['enrolment', kind, site, member]);
}
