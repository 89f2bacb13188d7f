import type { PasswordChange } from '#domain/members/passwordChange.ts';
import type { MemberId } from '#domain/members/profile.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { MemberSession } from '../VisitorSession.ts';

/** Changes of passwords (spec §3). */
export interface Passwords {
  /**
   * Changes the password, ends the other sessions of the member, makes links void (`VOIDED_LINKS`), and sends a mail. The
   * new password is compared with the names in the account once more, because the form does not know them all.
   */
  change(
    site: SiteId,
    member: MemberId,
    change: PasswordChange,
    session: MemberSession,
  ): Promise<Outcome<undefined, PasswordChangeFailure>>;
}

/**
 * 'passwordWrong': the old one is. 'passwordPersonal': the new one has a name of the member in it. 'passwordNotChanged'
 * comes only from an API that is not ours (spec §7).
 */
export type PasswordChangeFailure = 'sessionEnded' | 'passwordWrong' | 'passwordPersonal' | 'passwordNotChanged';
