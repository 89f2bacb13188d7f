import { wayBack } from '#domain/members/wayBack.ts';
import { KNOWN_BROWSER_DAYS } from '#domain/session/knownBrowser.ts';
import { MEMBER_TOKEN_SECONDS } from '#domain/session/tokenHolders.ts';
import { needsSecondStep, type FirstStep, type SignedIn } from '#ports/members/MemberSessions.ts';
import type { CookieToSet } from '../../http/cookies.ts';
import { KNOWN_BROWSER_COOKIE, MEMBER_COOKIE } from '../../http/tokenCookies.ts';
import type { PageRequest } from '../PageRequest.ts';
import { privateRedirect, type PrivateRedirect } from '../privateRedirect.ts';
import { secondStepCookie } from './secondStepCookie.ts';

const DAY_SECONDS = 86_400;

/**
 * The answer to every way of signing in: the cookies of the session, and a redirect to the page that the person wanted, or
 * to the dashboard. Where the account has a second factor, a redirect to the second step.
 *
 * @param back that page, not checked yet
 */
export function enterMembersArea({ context }: PageRequest, step: FirstStep, back: string | null): PrivateRedirect {
  const path = wayBack(back ?? '');
  if (needsSecondStep(step))
    return privateRedirect(context.to('secondStep', {}, { back: path }), [secondStepCookie(step.secondStep)]);
  const target = path === undefined ? context.to('dashboard') : context.links.basePath + path;
  return privateRedirect(target, sessionCookies(step));
}

function sessionCookies({ token, knownBrowser }: SignedIn): readonly CookieToSet[] {
  return [
    { name: MEMBER_COOKIE, value: token, seconds: MEMBER_TOKEN_SECONDS, isHttpOnly: true },
    ...(knownBrowser === undefined
      ? []
      : [
          {
            name: KNOWN_BROWSER_COOKIE,
            value: knownBrowser,
            seconds: KNOWN_BROWSER_DAYS * DAY_SECONDS,
            isHttpOnly: true,
          } as const,
        ]),
  ];
}
