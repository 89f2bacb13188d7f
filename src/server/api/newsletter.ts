import type { RequestHandler } from 'express';
import type { EmailAddress } from '#domain/forms/email.ts';
import type { MemberPorts } from '#ports/members/MemberPorts.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import {
  newsChoiceFromWire,
  NewsChoiceWire,
  NewsTypesWire,
} from '#adapters/department-api/wire/members/NewsletterWire.ts';
import { VisitorRequestWire } from '#adapters/department-api/wire/members/VisitorWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import type { Endpoint } from './Endpoint.ts';
import { memberOf, portOf, valueOf } from './memberRequest.ts';
import { bodyOf, siteOf } from './parameters.ts';

type Members = MemberPorts | undefined;

const COMMON = { group: 'members', method: 'post', access: 'member' } as const;
const DONE = { type: 'nothing', description: 'It is done.' } as const;

/** The newsletter choices of members. The address is that of the profile: a token opens no other one. */
export const NEWSLETTER_ENDPOINTS: readonly Endpoint[] = [
  {
    ...COMMON,
    name: 'newsChoices',
    path: PATHS.newsChoices,
    summary: 'The news types that the member has chosen',
    body: { schema: VisitorRequestWire, isRequired: false, example: {} },
    response: { type: 'json', description: 'The types.', schema: NewsTypesWire, example: { types: ['floods'] } },
    handle: ({ members }) => choices(members),
  },
  {
    ...COMMON,
    name: 'chooseNews',
    path: PATHS.newsChoice,
    summary: 'Subscribes, or replaces the choice',
    body: { schema: NewsChoiceWire, isRequired: true, example: { types: ['floods'], locale: 'th' } },
    response: DONE,
    handle: ({ members }) => choose(members),
  },
  {
    ...COMMON,
    name: 'unsubscribe',
    path: PATHS.newsUnsubscribe,
    summary: 'Ends the subscription',
    body: { schema: VisitorRequestWire, isRequired: false, example: {} },
    response: DONE,
    handle: ({ members }) => unsubscribe(members),
  },
];

function choices(members: Members): RequestHandler {
  return async (request, response) => {
    const [site, session] = [siteOf(request), memberOf(request)];
    const email = await addressOf(members, site, session);
    response.json({ types: await portOf(members, 'newsletter').choices(site, email, session) });
  };
}

function choose(members: Members): RequestHandler {
  return async (request, response) => {
    const choice = bodyOf(request, newsChoiceFromWire);
    const [site, session] = [siteOf(request), memberOf(request)];
    const email = await addressOf(members, site, session);
    await portOf(members, 'newsletter').save(site, { email, ...choice }, session);
    response.status(204).end();
  };
}

function unsubscribe(members: Members): RequestHandler {
  return async (request, response) => {
    const [site, session] = [siteOf(request), memberOf(request)];
    const email = await addressOf(members, site, session);
    await portOf(members, 'newsletter').unsubscribe(site, email, session);
    response.status(204).end();
  };
}

async function addressOf(members: Members, site: SiteId, session: MemberSession): Promise<EmailAddress> {
  const { profile } = await valueOf(portOf(members, 'profiles').profile(site, session));
  return profile.email as EmailAddress;
}
