import type { MemberProfile } from '#domain/members/profile.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import { isSignedOut, type TokenHolders } from '#domain/session/tokenHolders.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { Members, PasswordChange, ProfileChange, Registration } from '#ports/Members.ts';
import type { MemberSession, VisitorSession } from '#ports/VisitorSession.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import {
  passwordChangeToWire,
  profileFromWire,
  profileToWire,
  registrationToWire,
  successFromWire,
} from './wire/MemberWire.ts';
import { fillPath, PATHS } from './wire/paths.ts';

interface Change<Code> {
  readonly site: SiteId;
  /** Undefined when nothing can be there. */
  readonly path: string | undefined;
  readonly json: object;
  /** What a failure is (spec §8: success false, and no message). */
  readonly failure: Code;
}

/** A session that knows whether a 401 has put the application's token in the place of the member's. */
interface WatchedSession extends MemberSession {
  isReplaced(): boolean;
}

const CONFIDENTIAL = { method: 'POST', isConfidential: true } as const;

/** Members' accounts, kept by the department's API (spec §7). */
export class DepartmentMembers implements Members {
  readonly #api: DepartmentApiClient;

  constructor(api: DepartmentApiClient) {
    this.#api = api;
  }

  async profile(session: MemberSession, signal?: AbortSignal): Promise<Outcome<MemberProfile, 'sessionEnded'>> {
    const question = { ...CONFIDENTIAL, path: PATHS.memberProfile, answer: profileFromWire, signal };
    return await whileSignedIn(session, (watched) =>
      this.#api.askOrBeRefused({ ...question, session: watched }, [], (status) =>
        // To the repeated call of a refused member it may also be 403: the application may not ask this.
        status === 401 || (status === 403 && watched.isReplaced()) ? 'sessionEnded' : undefined,
      ),
    );
  }

  async updateProfile({ site, profile }: ProfileChange, session: MemberSession) {
    const path = fillPath(PATHS.memberUpdate, { id: profile.id });
    const change = { site, path, json: profileToWire(profile), failure: 'profileNotChanged' } as const;
    return await whileSignedIn(session, (watched) => this.#post(change, watched, isRefusal));
  }

  async changePassword(change: PasswordChange, session: MemberSession) {
    const { site, member } = change;
    const path = fillPath(PATHS.memberPassword, { id: member });
    const posted = { site, path, json: passwordChangeToWire(change), failure: 'passwordNotChanged' } as const;
    return await whileSignedIn(session, (watched) => this.#post(posted, watched, isRefusal));
  }

  async signUp(registration: Registration, session?: VisitorSession) {
    const { site } = registration;
    const json = registrationToWire(registration);
    // Nobody is signed in whom a 401 could be about: it refuses this website.
    const isNo = (status: number) => (isRefusal(status) && status !== 401) || status === NOT_OFFERED;
    return await this.#post({ site, path: PATHS.signup, json, failure: 'notSignedUp' } as const, session, isNo);
  }

  async #post<Code extends string>(
    { site, path, json, failure }: Change<Code>,
    session: VisitorSession | undefined,
    isNo: (status: number) => boolean,
  ): Promise<Outcome<undefined, Code>> {
    // Nothing is done at the site 0 (spec §7).
    if (path === undefined || knownSiteId(site) === undefined) return refused(failure);
    const outcome = await this.#api.askOrBeRefused<boolean, Code>(
      { ...CONFIDENTIAL, path, json, answer: successFromWire, session },
      [],
      (status) => (isNo(status) ? failure : undefined),
    );
    return outcome.ok && outcome.value ? done(undefined) : refused(failure);
  }
}

/** An API at which nobody can sign up (501). */
const NOT_OFFERED = 501;

/** Whether an answer says no to what was asked; after other statuses nobody knows. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

/**
 * What a call comes to for a member. After a 401 it was repeated with the application's token, so that whatever it gave
 * then, it gave to no member.
 */
async function whileSignedIn<T, Code extends string>(
  session: MemberSession,
  call: (watched: WatchedSession) => Promise<Outcome<T, Code>>,
): Promise<Outcome<T, Code | 'sessionEnded'>> {
  const told: TokenHolders[] = [];
  const keep = (tokens: TokenHolders) => {
    told.push(tokens);
    session.keep(tokens);
  };
  const isReplaced = () => told.some(isSignedOut);
  const outcome = await call({ client: session.client, user: session.user, keep, isReplaced });
  return isReplaced() ? refused('sessionEnded') : outcome;
}
