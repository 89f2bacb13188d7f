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
  /** Undefined when no resource can have it. */
  readonly path: string | undefined;
  readonly json: object;
  /** The refusal for a failure (spec §8: success false, and no message). */
  readonly failure: Code;
}

/** A session that knows whether, after a 401, the client token has replaced the member's. */
interface WatchedSession extends MemberSession {
  isReplaced(): boolean;
}

const CONFIDENTIAL = { method: 'POST', isConfidential: true } as const;

/** Members' accounts at the department's API (spec §7). */
export class DepartmentMembers implements Members {
  readonly #api: DepartmentApiClient;

  constructor(api: DepartmentApiClient) {
    this.#api = api;
  }

  async profile(session: MemberSession, signal?: AbortSignal): Promise<Outcome<MemberProfile, 'sessionEnded'>> {
    const request = { ...CONFIDENTIAL, path: PATHS.memberProfile, parse: profileFromWire, signal };
    return await whileSignedIn(session, (watched) =>
      this.#api.requestOrRefusal({ ...request, session: watched }, [], (status) =>
        // After the retry with the client token it may also be 403: a client has no profile.
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
    // Without a member, a 401 is about this website's token.
    const isRefused = (status: number) => (isRefusal(status) && status !== 401) || status === NOT_OFFERED;
    return await this.#post({ site, path: PATHS.signup, json, failure: 'notSignedUp' } as const, session, isRefused);
  }

  async #post<Code extends string>(
    { site, path, json, failure }: Change<Code>,
    session: VisitorSession | undefined,
    isRefused: (status: number) => boolean,
  ): Promise<Outcome<undefined, Code>> {
    // The id 0 is no site: nothing is sent (spec §7).
    if (path === undefined || knownSiteId(site) === undefined) return refused(failure);
    const outcome = await this.#api.requestOrRefusal<boolean, Code>(
      { ...CONFIDENTIAL, path, json, parse: successFromWire, session },
      [],
      (status) => (isRefused(status) ? failure : undefined),
    );
    return outcome.ok && outcome.value ? done(undefined) : refused(failure);
  }
}

/** The status of an API without registration. */
const NOT_OFFERED = 501;

/** Whether a status refuses the request; after other ones it is unknown whether anything was changed. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

/**
 * Sends a member's request. After a 401 it is repeated with the client token, so whatever the response is then, the
 * member's session has ended.
 */
async function whileSignedIn<T, Code extends string>(
  session: MemberSession,
  call: (watched: WatchedSession) => Promise<Outcome<T, Code>>,
): Promise<Outcome<T, Code | 'sessionEnded'>> {
  const used: TokenHolders[] = [];
  const saveTokens = (tokens: TokenHolders) => {
    used.push(tokens);
    session.saveTokens(tokens);
  };
  const isReplaced = () => used.some(isSignedOut);
  const outcome = await call({ client: session.client, user: session.user, saveTokens, isReplaced });
  return isReplaced() ? refused('sessionEnded') : outcome;
}
