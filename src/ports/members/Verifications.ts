import type { EmailAddress } from '#domain/forms/email.ts';
import type { LinkRefusal } from '#domain/members/accountLink.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { VisitorSession } from '../VisitorSession.ts';

/** Links that confirm an e-mail address: that of a new account, or the new one of a member (spec §4). */
export interface Verifications {
  /** What a link confirms. Spends nothing: mail scanners open links. */
  check(site: SiteId, token: SecretToken): Promise<Outcome<LinkSubject, LinkRefusal>>;
  /**
   * Confirms the address, when the person pressed the button. 'addressTaken': the new address of a member has got another
   * account meanwhile.
   */
  confirm(
    site: SiteId,
    token: SecretToken,
    visitor: VisitorSession,
  ): Promise<Outcome<undefined, LinkRefusal | 'addressTaken'>>;
  /**
   * The person says that it was not they: the new account is deleted, or the member keeps the address from before. So a
   * stranger who registers the address of somebody else gets no account for a careless click. Absent where it cannot be
   * said.
   */
  decline?(site: SiteId, token: SecretToken, visitor: VisitorSession): Promise<Outcome<undefined, LinkRefusal>>;
  /**
   * Sends the mail of an unconfirmed account again. The outcome and its time are the same for every address. Absent where
   * it cannot be sent again.
   */
  resend?(site: SiteId, email: EmailAddress, visitor: VisitorSession): Promise<void>;
}

/**
 * What the page of a link shows, so that the person recognises what they confirm. The name is absent where the source does
 * not say it.
 */
export type LinkSubject =
  | { readonly purpose: 'verification'; readonly firstName?: string; readonly lastName?: string }
  | { readonly purpose: 'emailChange'; readonly email: EmailAddress };
