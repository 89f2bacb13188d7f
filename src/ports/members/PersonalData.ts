import type { Readable } from 'node:stream';
import type { TrackingCode } from '#domain/complaints/trackingCode.ts';
import type { Reference } from '#domain/inbox/reference.ts';
import type { PasswordText } from '#domain/members/passwordText.ts';
import type { PersonalDataKind } from '#domain/members/personalData.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AttachmentId, SavedFile } from '../Attachments.ts';
import type { MemberSession } from '../VisitorSession.ts';
import type { ProofRefusal } from './SocialLogins.ts';
import type { StoredPicture } from './ProfilePictures.ts';

/** What a member can ask for by law (PDPA §30, §33): a copy of everything, and its erasure. */
export interface PersonalData {
  /**
   * A copy of everything. That it was asked for is an event of the account.
   *
   * @param password undefined for a member without one, who has to prove otherwise who they are
   */
  export(
    site: SiteId,
    password: PasswordText | undefined,
    session: MemberSession,
  ): Promise<Outcome<PersonalArchive, 'sessionEnded' | ProofRefusal>>;
  /** The content of an attached file that the archive of the member names. */
  file(
    site: SiteId,
    id: AttachmentId,
    session: MemberSession,
  ): Promise<Outcome<OpenedFile, 'sessionEnded' | 'fileNotFound'>>;
  /**
   * Deletes the account and everything else that is stored about the member (`ERASED`). A mail says that it is done; the
   * address is deleted with that mail once a mail server has it.
   */
  erase(
    site: SiteId,
    password: PasswordText | undefined,
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | ProofRefusal>>;
}

/**
 * Everything that is stored about a person. Secrets are left out: hashes of passwords, digests of tokens, and the tokens
 * in mails that wait to be sent.
 */
export interface PersonalArchive {
  /** By the name of the table; none is empty. */
  readonly tables: Readonly<Record<string, ArchivedTable>>;
  readonly picture?: StoredPicture;
  /** The files of messages to the department, and of complaints. */
  readonly files: readonly ArchivedFile[];
}

export interface ArchivedTable {
  readonly kind: PersonalDataKind;
  /** With the names of the columns. */
  readonly rows: readonly ArchivedRow[];
}

export type ArchivedRow = Readonly<Record<string, string | number | null>>;

export interface ArchivedFile extends SavedFile {
  /** The message or the complaint that it belongs to. */
  readonly of: Reference | TrackingCode;
}

/** To be read, or destroyed. */
export interface OpenedFile {
  readonly content: Readable;
  /** In bytes. */
  readonly size: number;
}
