import { parseEmail } from '#domain/forms/email.ts';
import { missingDetails } from '#domain/members/missingDetails.ts';
import { memberAreaMessages } from '#ui/messages/memberArea.ts';
import type { DashboardPageProps } from '#ui/pages/memberProps.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { Action } from '../actions/Action.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { sealDone } from '../done.ts';
import { failedPage } from './failedPage.ts';
import { enterSignedIn, sessionEnded, type SignedInArea } from './MemberArea.ts';
import { privateRedirect, type PrivateRedirect } from '../privateRedirect.ts';
import { memberNotice } from './memberNotice.ts';
import { memberPage } from './memberPage.ts';
import { hasSocialLogin } from './socialLogins.ts';
import { namedChoice, newsTypes, type NamedChoice } from './newsTypes.ts';

/** `GET /{lang}/members/dashboard`, for members. */
export const dashboard: PageHandler = (request) => dashboardPage(request, memberNotice(request));

async function dashboardPage(
  request: PageRequest,
  notice: Pick<DashboardPageProps, 'notice'>,
): Promise<PageView | PrivateRedirect> {
  const { area, redirect } = await enterSignedIn(request, 'dashboard');
  if (area === undefined) return redirect;
  const { members, session, stored } = area;
  const { profile, pendingEmail } = stored;
  const listed = await members.ownSessions?.list(request.site.id, session);
  if (listed?.ok === false) return sessionEnded(request);
  const name = `${profile.firstName} ${profile.lastName}`;
  const props = {
    ...notice,
    name,
    email: profile.email,
    hasSocialLogin: hasSocialLogin(request),
    missing: missingDetails(profile, members.pictures !== undefined),
    hasSecurity: members.secondFactors !== undefined,
    ...(pendingEmail !== undefined && { pendingEmail }),
    ...(await ownComplaints(request, area)),
    news: (await chosenNews(request, area)).names,
    hasNewsTypes: newsTypes(request).length > 0,
    ...(listed !== undefined && {
      sessions: listed.value.map(({ isThis, lastUsedAt, browser }) => ({
        isThis,
        lastUsedAt,
        ...(browser !== undefined && { browser }),
      })),
    }),
  };
  return memberPage(request, 'dashboard', { title: request.context.t(memberAreaMessages.welcome, { name }), props });
}

/** Members of another system have none here. */
async function ownComplaints(
  { ports: { complaints }, site }: PageRequest,
  { session }: SignedInArea,
): Promise<Pick<DashboardPageProps, 'complaints'>> {
  if (complaints === undefined) return {};
  const own = await complaints.own(site.id, session);
  if (!own.ok) return { complaints: [] };
  return { complaints: own.value.map(({ progress: { state }, ...complaint }) => ({ ...complaint, state })) };
}

/** `POST /{lang}/members/sessions`: signs out everywhere else. */
export const endSessionsAction: Action = {
  async submit(request) {
    const { area, redirect } = await enterSignedIn(request, 'dashboard');
    if (area === undefined) return redirect;
    const { ownSessions } = area.members;
    if (ownSessions === undefined) throw new HttpError(404);
    const ended = await ownSessions.endOthers(request.site.id, area.session);
    if (!ended.ok) return sessionEnded(request);
    const done = sealDone(request, { type: 'sessionsEnded' });
    return privateRedirect(request.context.to('dashboard', {}, { done }));
  },

  async refuse(request, refused) {
    return failedPage(request, refused, await dashboardPage(request, { notice: 'failed' }));
  },
};

/** `GET`: the sessions are on the dashboard. */
export const endSessions: PageHandler = (request) => privateRedirect(request.context.to('dashboard'));

/** The news types that the member has chosen. */
export async function chosenNews(
  request: PageRequest,
  { members, session, stored }: SignedInArea,
): Promise<NamedChoice> {
  const email = parseEmail(stored.profile.email);
  const chosen = email.ok ? await members.newsletter.choices(request.site.id, email.value, session) : [];
  return namedChoice(chosen, newsTypes(request));
}
