import { securityMessages } from '#ui/messages/security.ts';
import type { PageHandler } from '../../PageResult.ts';
import { sessionEnded } from '../MemberArea.ts';
import { memberNotice } from '../memberNotice.ts';
import { memberPage } from '../memberPage.ts';
import { enterSecurity } from './enterSecurity.ts';
import { forgetShownCodes } from './shownCodes.ts';

/** `GET /{lang}/members/security`: the second factors of the member. */
export const security: PageHandler = async (request) => {
  const { area, redirect } = await enterSecurity(request, 'security');
  if (area === undefined) return redirect;
  const state = await area.factors.state(request.site.id, area.session);
  if (!state.ok) return sessionEnded(request);
  const props = { ...memberNotice(request), ...state.value, hasPassword: area.stored.hasPassword };
  const page = memberPage(request, 'security', { title: request.context.t(securityMessages.title), props });
  return { ...page, cookies: [forgetShownCodes()] };
};
