import { randomUUID } from 'node:crypto';
import type { Instant } from '#domain/instant.ts';
import type { MemberId } from '#domain/members/profile.ts';
import { eventDetails, type EventDetails, type SecurityEventKind } from '#domain/members/securityEvent.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import type { Tx } from '../Database.ts';

interface NewEvent {
  readonly site: SiteId;
  /** Undefined when it is the event of no account. */
  readonly member: MemberId | undefined;
  readonly kind: SecurityEventKind;
  readonly at: Instant;
}

/** Who did it: a visitor, or an operator. Anything else in it is ignored. */
type Who = { readonly [Detail in keyof EventDetails]?: EventDetails[Detail] | undefined };

/** Records an event in the transaction of the act that it is about, with no more details than `SECURITY_EVENTS` allows. */
export async function recordEvent(tx: Tx, { site, member, kind, at }: NewEvent, who: Who): Promise<void> {
  const { browser, network, operator } = eventDetails(kind, who as EventDetails);
  await tx
    .insertInto('security_events')
    .values({
      ...{ id: randomUUID(), site, member: member ?? null, at, kind },
      browser: browser === undefined ? null : JSON.stringify(browser),
      network: network ?? null,
      operator: (operator as Operator | undefined) ?? null,
    })
    .execute();
}
