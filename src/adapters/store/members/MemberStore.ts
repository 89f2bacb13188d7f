import type { Clock } from '#ports/Clock.ts';
import type { Seal } from '#ports/Seal.ts';
import type { Argon2Hasher } from '#adapters/passwords/Argon2Hasher.ts';
import type { Database } from '../Database.ts';
import type { MailingDatabase } from '../mail/MailingDatabase.ts';
import type { ErasureRecords } from './ErasureRecords.ts';
import type { SessionRows } from './SessionRows.ts';

/** What the ports of the members area, and of complaints, work with in a store. */
export interface MemberStore {
  readonly database: Database;
  /** The same database, for writes that send mails. */
  readonly mailing: MailingDatabase;
  readonly rows: SessionRows;
  readonly erasures: ErasureRecords;
  readonly hasher: Argon2Hasher;
  /** Seals what must be read again, unlike a password: the secrets of authenticator apps. */
  seal(): Promise<Seal>;
  readonly clock: Clock;
  readonly folders: MemberFolders;
}

/** Where files with personal data are; one that is absent has none. */
export interface MemberFolders {
  /** Of attached files. */
  readonly submissions?: string;
  /** Of mails, where no mail server is set. */
  readonly outbox?: string;
}
