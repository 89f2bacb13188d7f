import { landingScreen } from '#domain/members/memberScreen.ts';
import type { PageHandler } from '../PageResult.ts';
import { memberArea } from './MemberArea.ts';
import { privateRedirect } from '../privateRedirect.ts';

/** `GET /{lang}/members`: redirects to the dashboard, or to login (spec §2). */
export const landing: PageHandler = (request) => {
  const { session } = memberArea(request);
  return privateRedirect(request.context.to(landingScreen(session.user !== undefined)));
};
