import { redirectFrom, type MemberScreen } from '#domain/members/memberScreen.ts';
import type { MemberPorts } from '#ports/members/MemberPorts.ts';
import type { StoredProfile } from '#ports/members/Profiles.ts';
import type { MemberSession, VisitorSession } from '#ports/VisitorSession.ts';
import { HttpError } from '../../http/HttpError.ts';
import { MEMBER_COOKIE } from '../../http/tokenCookies.ts';
import type { PageRequest } from '../PageRequest.ts';
import { privateRedirect, type PrivateRedirect } from '../privateRedirect.ts';
import { sealDone } from '../done.ts';

/** What the pages and forms of the members area work with. */
export interface MemberArea {
  readonly members: MemberPorts;
  readonly session: VisitorSession;
}

/** The same for a member who is signed in. */
export interface SignedInArea extends MemberArea {
  readonly session: MemberSession;
  readonly stored: StoredProfile;
}

export type Entrance<Area> =
  | { readonly area: Area; readonly redirect?: undefined }
  | { readonly area?: undefined; readonly redirect: PrivateRedirect };

/** Throws 404 where nobody can become a member. */
export function memberArea({ ports, visitor }: PageRequest): MemberArea {
  if (ports.members === undefined) throw new HttpError(404);
  return { members: ports.members, session: visitor.session() };
}

/** Opens a screen for guests or everybody, by the cookie alone; or redirects whoever may not open it (spec §6). */
export function enter(request: PageRequest, screen: MemberScreen): Entrance<MemberArea> {
  const area = memberArea(request);
  const target = redirectFrom(screen, area.session.user !== undefined);
  if (target === undefined) return { area };
  const { context } = request;
  return {
    redirect: privateRedirect(
      target === 'login' ? context.to('login', {}, { back: request.path }) : context.to('dashboard'),
    ),
  };
}

/** Opens a screen for members with their profile (spec §4), or redirects to login. */
export async function enterSignedIn(request: PageRequest, screen: MemberScreen): Promise<Entrance<SignedInArea>> {
  const entrance = enter(request, screen);
  if (entrance.area === undefined) return entrance;
  const { members, session } = entrance.area;
  if (!isSignedIn(session)) throw new Error(`${screen} is no screen for members only`);
  const stored = await members.profiles.profile(request.site.id, session, request.signal);
  return stored.ok ? { area: { members, session, stored: stored.value } } : { redirect: sessionEnded(request) };
}

/** To login, which says that the session has ended, and back afterwards. */
export function sessionEnded(request: PageRequest): PrivateRedirect {
  const query = { back: request.path, done: sealDone(request, { type: 'sessionEnded' }) };
  return privateRedirect(request.context.to('login', {}, query), [{ name: MEMBER_COOKIE, value: '', seconds: 0 }]);
}

export function isSignedIn(session: VisitorSession): session is MemberSession {
  return session.user !== undefined;
}
