import { securityEventsMessages } from '#ui/messages/securityEvents.ts';
import { notFoundView } from '../pages/notFound.ts';
import type { PageHandler } from '../PageResult.ts';
import { enterSignedIn, sessionEnded } from './MemberArea.ts';
import { memberPage } from './memberPage.ts';

/** `GET /{lang}/members/events`, for members: what happened to the account. */
export const securityEvents: PageHandler = async (request) => {
  const { area, redirect } = await enterSignedIn(request, 'securityEvents');
  if (area === undefined) return redirect;
  const { ownSessions } = area.members;
  if (ownSessions === undefined) return notFoundView(request);
  const events = await ownSessions.events(request.site.id, area.session);
  if (!events.ok) return sessionEnded(request);
  // Which officer it was is for the department to say.
  const shown = events.value.map(({ operator: _operator, ...event }) => event);
  return memberPage(request, 'securityEvents', {
    title: request.context.t(securityEventsMessages.title),
    props: { events: shown },
  });
};
