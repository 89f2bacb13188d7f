import type { Readable } from 'node:stream';
import type { EmailAddress } from '#domain/forms/email.ts';
import type { PhoneNumber } from '#domain/forms/phone.ts';
import type { Instant } from '#domain/instant.ts';
import type { MemberId } from '#domain/members/profile.ts';
import type { SecurityEvent } from '#domain/members/securityEvent.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AttachmentId } from '../Attachments.ts';
import type { Operator } from '../InboxDesk.ts';
import type { SessionSummary } from './OwnSessions.ts';
import type { PersonalArchive } from './PersonalData.ts';

/**
 * Accounts as operators see them. Each use is recorded with the account, where the member sees it. Only the store has it.
 * Throws `Unavailable`.
 */
export interface MemberDesk {
  /** The account of an address at a site. Undefined when there is none. */
  find(site: SiteId, email: EmailAddress, operator: Operator): Promise<MemberSummary | undefined>;
  /** The live sessions of an account and its newest events. */
  sessions(member: MemberId, operator: Operator): Promise<Outcome<MemberSessionsSummary, 'memberNotFound'>>;
  /** Ends all sessions of an account. @returns how many they were */
  endSessions(member: MemberId, operator: Operator): Promise<Outcome<number, 'memberNotFound'>>;
  /**
   * Removes the second factors and the recovery codes of an account, whose member has lost them all and has proved who they
   * are. @returns whether there were any
   */
  removeSecondFactor(member: MemberId, operator: Operator): Promise<Outcome<boolean, 'memberNotFound'>>;
  /** Everything that is stored about an address at a site, whether or not it has an account. */
  export(site: SiteId, email: EmailAddress, operator: Operator): Promise<PersonalArchive>;
  /** The content of an attached file of such an archive; undefined when it is not there. */
  file(id: AttachmentId): Promise<Readable | undefined>;
  /** Deletes everything that is stored about an address at a site. @returns whether there was anything */
  erase(site: SiteId, email: EmailAddress, operator: Operator): Promise<boolean>;
  /** The messages and complaints at a site that give a phone number, for who left no address. Accounts are not found. */
  exportByPhone(site: SiteId, phone: PhoneNumber, operator: Operator): Promise<PersonalArchive>;
  /** Deletes what `exportByPhone` finds. @returns whether there was anything */
  eraseByPhone(site: SiteId, phone: PhoneNumber, operator: Operator): Promise<boolean>;
}

export interface MemberSummary {
  readonly id: MemberId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: EmailAddress;
  readonly registeredAt: Instant;
  /** Absent while the address is not confirmed. */
  readonly verifiedAt?: Instant;
}

export interface MemberSessionsSummary {
  readonly sessions: readonly Omit<SessionSummary, 'isThis'>[];
  readonly events: readonly SecurityEvent[];
}
