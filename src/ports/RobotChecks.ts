import type { EmailAddress } from '#domain/forms/email.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { VisitorSession } from './VisitorSession.ts';

/**
 * Tells people from programs (spec §3, §5), without asking anybody else: by work that a browser does, or by a code that is
 * mailed to who has no scripts. Throws `Unavailable`; `begin` and `mailCode` throw `TooOften` as well.
 */
export interface RobotChecks {
  /**
   * A new challenge, which takes the more work the more often sign-ins have failed from the network, and to the account.
   * Counts against the limit of the network.
   *
   * @param account the name with which somebody tries to sign in
   */
  begin(site: SiteId, session: VisitorSession, account?: string): Promise<RobotChallenge>;
  /**
   * Mails a new code. The answer is the same whether or not it is sent: one mailbox gets a few mails in an hour. Counts
   * against the limit of the network.
   */
  mailCode(site: SiteId, code: CodeRequest, session: VisitorSession): Promise<CodeTicket>;
  /**
   * Spends an answer. It passes once, and again only for the same use: so a form that is sent twice passes twice, and
   * no other one. Refused when it is wrong, expired, spent, of another site, or took less work than is asked for by now.
   */
  pass(check: RobotCheck, session: VisitorSession): Promise<Outcome<undefined, 'robotCheckFailed'>>;
  /** Counts a sign-in that failed: further challenges take more work. */
  noteFailure(site: SiteId, account: string, session: VisitorSession): Promise<void>;
}

export interface RobotChallenge {
  /** For the browser: JSON that says which work is to be done. */
  readonly text: string;
  readonly expiresAt: Instant;
}

export interface CodeRequest {
  readonly to: EmailAddress;
  readonly language: Locale;
}

/** Belongs to a mailed code: the form carries it, and both are sent together. */
export type CodeTicket = string & { readonly __brand: 'CodeTicket' };

export interface RobotCheck {
  readonly site: SiteId;
  readonly answer: RobotAnswer;
  /** What it is spent for: the id of a submission, or random for what nobody may repeat. */
  readonly use: string;
  /** As in `begin`. */
  readonly account?: string;
}

/** What came with a form, not checked yet. */
export type RobotAnswer =
  | { readonly type: 'work'; readonly solution: string }
  | { readonly type: 'code'; readonly ticket: string; readonly code: string };
