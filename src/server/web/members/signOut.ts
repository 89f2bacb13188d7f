import { cacheControl } from '../../http/cacheControl.ts';
import { MEMBER_COOKIE } from '../../http/tokenCookies.ts';
import type { Action } from '../actions/Action.ts';
import type { PageHandler } from '../PageResult.ts';
import { sealDone } from '../done.ts';
import { isSignedIn, memberArea } from './MemberArea.ts';
import { privateRedirect } from '../privateRedirect.ts';
import { forgetShownCodes } from './security/shownCodes.ts';
import { landing } from './landing.ts';

/** What a browser holds of the members area. Not "cookies": that would empty the whole domain's. */
export const CLEARED_SITE_DATA = '"cache", "storage"';

/** `POST /{lang}/members/sign-out`: ends the session on the server and in the browser, and redirects to login. */
export const signOutAction: Action = {
  async submit(request) {
    const { members, session } = memberArea(request);
    if (isSignedIn(session)) await members.sessions.signOut(request.site.id, session);
    const redirect = privateRedirect(
      request.context.to('login', {}, { done: sealDone(request, { type: 'signedOut' }) }),
      [{ name: MEMBER_COOKIE, value: '', seconds: 0 }, forgetShownCodes()],
    );
    return { ...redirect, headers: { 'Cache-Control': cacheControl.noStore, 'Clear-Site-Data': CLEARED_SITE_DATA } };
  },
};

/** `GET`: nobody signs out by a link. */
export const signOut: PageHandler = (request) => landing(request);
