import { FirstStepWire } from '#adapters/department-api/wire/members/SessionWire.ts';
import {
  IdentityRequestWire,
  ProviderLinkRequestWire,
  ProviderLinksWire,
  ProviderUnlinkRequestWire,
  SocialRegisteredWire,
  socialRegistrationOf,
  SocialRegistrationWire,
} from '#adapters/department-api/wire/members/SocialWire.ts';
import { VisitorRequestWire } from '#adapters/department-api/wire/members/VisitorWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import type { Endpoint } from './Endpoint.ts';
import { ownCall, websiteCall } from './portCall.ts';
import { valueOf } from './memberRequest.ts';

const TOKEN = '0123456789abcdef'.repeat(4);
const IDENTITY = {
  provider: 'google',
  subject: 'x'.repeat(43),
  confirmedEmail: 'somchai@example.org',
};
const SIGNED_IN = { token: TOKEN, knownBrowser: TOKEN };

/**
 * Social login. Who signs in is what the website says that a provider said, so these calls have a scope of their own: a
 * client with it can sign in anybody who has linked an account.
 */
export const SOCIAL_LOGIN_ENDPOINTS: readonly Endpoint[] = [
  websiteCall({
    name: 'signInWithProvider',
    port: 'socialLogins',
    scope: 'members:identify',
    path: PATHS.socialSignIn,
    summary: 'Begins the session of a member whom a provider has identified',
    body: IdentityRequestWire,
    example: { identity: IDENTITY },
    result: { schema: FirstStepWire, example: SIGNED_IN },
    problems: ['identityUnknown', 'addressHasAccount', 'identityUnconfirmed'],
    act: (socialLogins, site, visitor, { identity }) => valueOf(socialLogins.signIn(site, identity, visitor)),
  }),
  websiteCall({
    name: 'signUpWithProvider',
    form: 'socialRegister',
    port: 'socialLogins',
    scope: 'members:identify',
    path: PATHS.socialSignUp,
    summary: 'Registers a person whom a provider has identified',
    body: SocialRegistrationWire,
    example: {
      ...{ id: '00112233445566778899aabbccddeeff', identity: IDENTITY },
      ...{ firstName: 'สมชาย', lastName: 'ใจดี', email: 'somchai@example.org', phone: '0812345678' },
      terms: { policyVersion: '2026-10-01', givenAt: '2026-11-21T03:00:00.000Z', language: 'th' },
    },
    result: { schema: SocialRegisteredWire, example: { signedIn: SIGNED_IN } },
    problems: ['addressHasAccount'],
    act: (socialLogins, site, visitor, body) =>
      valueOf(socialLogins.register({ site, ...socialRegistrationOf(body) }, visitor)),
  }),
  ownCall({
    name: 'listProviderLinks',
    port: 'socialLogins',
    path: PATHS.providerLinks,
    summary: 'The accounts at providers with which the member can sign in',
    body: VisitorRequestWire,
    example: {},
    result: {
      schema: ProviderLinksWire,
      example: { links: [{ provider: 'google', linkedAt: '2026-11-21T03:00:00.000Z' }], hasFreshProof: false },
    },
    act: (socialLogins, site, session) => valueOf(socialLogins.links(site, session)),
  }),
  ownCall({
    name: 'linkProvider',
    port: 'socialLogins',
    path: PATHS.providerLink,
    summary: 'Links an account at a provider to the member’s',
    body: ProviderLinkRequestWire,
    example: { identity: IDENTITY, password: 'Old.123456' },
    problems: ['identityTaken', 'passwordWrong', 'proofNeeded'],
    passwordIn: ({ password }) => password,
    act: (socialLogins, site, session, { identity, password }) =>
      valueOf(socialLogins.link(site, { identity, password }, session)),
  }),
  ownCall({
    name: 'unlinkProvider',
    port: 'socialLogins',
    path: PATHS.providerUnlink,
    summary: 'Ends such a link',
    body: ProviderUnlinkRequestWire,
    example: { provider: 'google', password: 'Old.123456' },
    problems: ['lastWayIn', 'passwordWrong', 'proofNeeded'],
    passwordIn: ({ password }) => password,
    act: (socialLogins, site, session, { provider, password }) =>
      valueOf(socialLogins.unlink(site, { provider, password }, session)),
  }),
  ownCall({
    name: 'proveWithProvider',
    port: 'socialLogins',
    path: PATHS.providerProof,
    summary: 'Notes that the member has signed in at the provider again',
    body: IdentityRequestWire,
    example: { identity: IDENTITY },
    problems: ['identityOther'],
    act: (socialLogins, site, session, { identity }) => valueOf(socialLogins.prove(site, identity, session)),
  }),
];
