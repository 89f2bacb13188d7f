import {
  BrowserKnownRequestWire,
  BrowserKnownWire,
  FirstStepWire,
  SecurityEventsWire,
  SessionListWire,
  SignInWire,
} from '#adapters/department-api/wire/members/SessionWire.ts';
import { VisitorRequestWire } from '#adapters/department-api/wire/members/VisitorWire.ts';
import { TooOften } from '#ports/TooOften.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { countLogin } from '../http/countLogin.ts';
import type { Endpoint } from './Endpoint.ts';
import { ownCall, websiteCall } from './portCall.ts';
import { valueOf } from './memberRequest.ts';

const TOKEN = '0123456789abcdef'.repeat(4);
const AT = '2026-11-21T03:00:00.000Z';
const FIREFOX = { browser: 'Firefox', system: 'Windows' };

/** Sessions of members: signing in and out, and what members see of their own. */
export const MEMBER_SESSION_ENDPOINTS: readonly Endpoint[] = [
  websiteCall({
    name: 'signIn',
    port: 'sessions',
    path: PATHS.signIn,
    summary: 'Begins the session of a member',
    body: SignInWire,
    example: { name: 'somchai@example.org', password: 'Old.123456' },
    result: { schema: FirstStepWire, example: { token: TOKEN, knownBrowser: TOKEN } },
    problems: ['signInRefused'],
    async count({ limits, settings }, sessions, site, session, { name }) {
      if (session.network === undefined) return;
      const wait = await countLogin(limits, sessions, { site, name, session }, settings);
      if (wait > 0) throw new TooOften(wait);
    },
    act: (sessions, site, visitor, { name, password }) => valueOf(sessions.signIn(site, { name, password }, visitor)),
  }),
  websiteCall({
    name: 'isBrowserKnown',
    port: 'sessions',
    path: PATHS.knownBrowser,
    summary: 'Whether a browser was signed in to an account before',
    body: BrowserKnownRequestWire,
    example: { name: 'somchai@example.org', browser: TOKEN },
    result: { schema: BrowserKnownWire, example: { isKnown: true } },
    act: async (sessions, site, _visitor, { name, browser }) => ({
      isKnown: await sessions.isBrowserKnown(site, name, browser),
    }),
  }),
  ownCall({
    name: 'signOut',
    port: 'sessions',
    path: PATHS.signOut,
    summary: 'Ends the session',
    body: VisitorRequestWire,
    example: {},
    act: (sessions, site, session) => sessions.signOut(site, session),
  }),
  ownCall({
    name: 'listSessions',
    port: 'ownSessions',
    path: PATHS.ownSessions,
    summary: 'The live sessions of the member',
    body: VisitorRequestWire,
    example: {},
    result: {
      schema: SessionListWire,
      example: { sessions: [{ isThis: true, startedAt: AT, lastUsedAt: AT, browser: FIREFOX }] },
    },
    act: async (ownSessions, site, session) => ({ sessions: await valueOf(ownSessions.list(site, session)) }),
  }),
  ownCall({
    name: 'endOtherSessions',
    port: 'ownSessions',
    path: PATHS.endOtherSessions,
    summary: 'Ends all sessions of the member but this one',
    body: VisitorRequestWire,
    example: {},
    act: (ownSessions, site, session) => valueOf(ownSessions.endOthers(site, session)),
  }),
  ownCall({
    name: 'listSecurityEvents',
    port: 'ownSessions',
    path: PATHS.securityEvents,
    summary: 'What happened to the account, the newest first',
    body: VisitorRequestWire,
    example: {},
    result: { schema: SecurityEventsWire, example: { events: [{ kind: 'signedIn', at: AT, browser: FIREFOX }] } },
    act: async (ownSessions, site, session) => ({ events: await valueOf(ownSessions.events(site, session)) }),
  }),
];
