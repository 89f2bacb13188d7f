import { memberAreaMessages } from '#ui/messages/memberArea.ts';
import type { PageHandler } from '../PageResult.ts';
import { enterSignedIn } from './MemberArea.ts';
import { memberPage } from './memberPage.ts';

/** `GET /{lang}/members/dashboard`, for members. */
export const dashboard: PageHandler = async (request) => {
  const { area, redirect } = await enterSignedIn(request, 'dashboard');
  if (area === undefined) return redirect;
  const { profile, pendingEmail } = area.stored;
  const name = `${profile.firstName} ${profile.lastName}`;
  const props = { name, email: profile.email, ...(pendingEmail !== undefined && { pendingEmail }) };
  return memberPage(request, 'dashboard', { title: request.context.t(memberAreaMessages.welcome, { name }), props });
};
