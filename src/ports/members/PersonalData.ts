import type { PasswordText } from '#domain/members/passwordText.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { MemberSession } from '../VisitorSession.ts';
import type { StoredPicture } from './ProfilePictures.ts';

/** What a member can ask for by law (PDPA §30, §33): a copy of everything, and its erasure. */
export interface PersonalData {
  export(site: SiteId, session: MemberSession): Promise<Outcome<PersonalArchive, 'sessionEnded'>>;
  /** Deletes the account and everything else that is stored about the member (`ERASED`). */
  erase(
    site: SiteId,
    password: PasswordText,
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | 'passwordWrong'>>;
}

/**
 * Everything that is stored about a person. Secrets are left out: hashes of passwords, digests of tokens, and the tokens
 * in mails that wait to be sent.
 */
export interface PersonalArchive {
  /** Rows by the name of their table, with the names of its columns. */
  readonly tables: Readonly<Record<string, readonly ArchivedRow[]>>;
  readonly picture?: StoredPicture;
}

export type ArchivedRow = Readonly<Record<string, string | number | null>>;
