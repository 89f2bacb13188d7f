import type { Login } from '#domain/members/login.ts';
import type { LoginName } from '#domain/members/loginName.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { BearerToken } from '../BearerToken.ts';
import type { MemberSession, VisitorSession } from '../VisitorSession.ts';

/** Signing in and out (spec §3, §4). A session is valid at one site, until `isSessionLive` says otherwise. */
export interface MemberSessions {
  /**
   * Begins a session with a new token, and ends the one that the browser had. There is one refusal, after the same work:
   * no such account, wrong password, or an address that was never confirmed. A sign-in from a browser that is not
   * recognised causes a mail. An account with a second factor needs a second step (`SecondSteps`).
   */
  signIn(site: SiteId, login: Login, visitor: VisitorSession): Promise<Outcome<FirstStep, 'signInRefused'>>;
  /** Ends the session. Repeating it does nothing. */
  signOut(site: SiteId, session: MemberSession): Promise<void>;
  /**
   * Whether a browser was signed in to this account before: then its tries count by themselves (`loginSubject`). Only who
   * has the token can find out, so it says nothing to strangers. False where browsers are not recognised.
   */
  isBrowserKnown(site: SiteId, name: LoginName, browser: SecretToken): Promise<boolean>;
}

/** What follows the first step of a sign-in. */
export type FirstStep = SignedIn | SecondStepNeeded;

export interface SecondStepNeeded {
  /** Names the sign-in for `SECOND_STEP_SECONDS`. It opens nothing by itself. */
  readonly secondStep: SecretToken;
}

export function needsSecondStep(step: FirstStep): step is SecondStepNeeded {
  return 'secondStep' in step;
}

export interface SignedIn {
  /** For the cookie `members_access_token`. */
  readonly token: BearerToken;
  /** For the cookie by which this browser is recognised, for `KNOWN_BROWSER_DAYS`; absent where browsers are not. */
  readonly knownBrowser?: SecretToken;
}
