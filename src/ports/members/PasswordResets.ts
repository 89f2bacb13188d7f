import type { EmailAddress } from '#domain/forms/email.ts';
import type { LinkRefusal } from '#domain/members/accountLink.ts';
import type { NewPassword } from '#domain/members/newPassword.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { VisitorSession } from '../VisitorSession.ts';

/** New passwords for members who have forgotten theirs (spec §2). */
export interface PasswordResets {
  /** Sends a link, if there is an account. The outcome and its time are the same for every address. */
  request(site: SiteId, email: EmailAddress, visitor: VisitorSession): Promise<void>;
  /** Whether a link can be used. Spends nothing. */
  check(site: SiteId, token: SecretToken): Promise<Outcome<undefined, LinkRefusal>>;
  /**
   * Sets the password, ends all sessions, and confirms the address, because the person reads that mailbox.
   * 'passwordPersonal': the password has a name of the member in it; the link can be used again.
   */
  reset(
    site: SiteId,
    token: SecretToken,
    password: NewPassword,
    visitor: VisitorSession,
  ): Promise<Outcome<undefined, LinkRefusal | 'passwordPersonal'>>;
}
