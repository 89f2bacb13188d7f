import type { SignedHead } from '#domain/complaints/signedHead.ts';
import type { ComplaintChannel } from '#domain/complaints/complaintChannel.ts';
import type { ComplaintState } from '#domain/complaints/complaintProgress.ts';
import type { LedgerEvent, LedgerHash } from '#domain/complaints/ledgerEntry.ts';
import type { Rating } from '#domain/complaints/rating.ts';
import type { EntryType } from '#domain/complaints/timeline.ts';
import type { TrackingCode } from '#domain/complaints/trackingCode.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { AccountAddress } from '#domain/members/accountAddress.ts';
import type { MemberId } from '#domain/members/profile.ts';
import type { SiteId } from '#domain/site/siteId.ts';

/** The tables of complaints. Nothing in the ledger is personal; the other rows of a complaint are deleted with it. */
export interface ComplaintTables {
  readonly complaints: ComplaintTable;
  readonly complaint_entries: ComplaintEntryTable;
  readonly complaint_ledger: LedgerTable;
  readonly ledger_heads: LedgerHeadTable;
}

export interface ComplaintTable {
  /** Random. */
  readonly id: string;
  readonly site: SiteId;
  readonly code: TrackingCode;
  readonly password_hash: string;
  /** The hash of the submission id, and the digest of what was sent with it. */
  readonly submission: string;
  readonly digest: string;
  /** With it the ledger's commitments are made. Without it nobody can tell whose they are. */
  readonly commitment_key: string;
  readonly filed_at: Instant;
  readonly expected_at: Instant;
  readonly language: Locale;
  readonly channel: ComplaintChannel;
  /** The slug of the office's page. */
  readonly office: Slug | null;
  /** JSON of `Complaint`. */
  readonly content: string;
  /** The e-mail address in it, as addresses are compared. */
  readonly address: AccountAddress | null;
  /** Who was signed in. */
  readonly member: MemberId | null;
  readonly state: ComplaintState;
  readonly finished_at: Instant | null;
  readonly was_reopened: 0 | 1;
  readonly is_rated: 0 | 1;
}

export interface ComplaintEntryTable {
  readonly id: string;
  readonly complaint: string;
  /** 1 for the filing, one more for each. */
  readonly number: number;
  readonly type: EntryType;
  readonly at: Instant;
  /** Of the complaint afterwards. */
  readonly state: ComplaintState;
  readonly operator: string | null;
  readonly text: string | null;
  readonly rating: Rating | null;
  /** Of the form that caused it; null where none did, and of the filing. */
  readonly submission: string | null;
  readonly digest: string | null;
}

export interface LedgerTable {
  readonly site: SiteId;
  readonly number: number;
  readonly at: Instant;
  readonly event: LedgerEvent;
  readonly complaint: LedgerHash;
  readonly content: LedgerHash;
  readonly previous: LedgerHash;
  readonly hash: LedgerHash;
}

/** The head of a day, as it was published. */
export interface LedgerHeadTable extends Omit<SignedHead, 'publicKey'> {
  readonly public_key: SignedHead['publicKey'];
}
