import {
  AddAuthenticatorWire,
  AddedFactorWire,
  AddPasskeyWire,
  AuthenticatorRequestWire,
  BegunAuthenticatorWire,
  BegunPasskeyWire,
  choicesToWire,
  factorFromWire,
  FinishSignInWire,
  PasskeyRequestWire,
  PasswordProofWire,
  RecoveryCodesWire,
  RemoveFactorWire,
  SecondFactorStateWire,
  SecondStepChoicesWire,
  SecondStepWire,
} from '#adapters/department-api/wire/members/SecondFactorWire.ts';
import { SignedInWire } from '#adapters/department-api/wire/members/SessionWire.ts';
import { VisitorRequestWire } from '#adapters/department-api/wire/members/VisitorWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { countSecondStep } from '../http/countSecondStep.ts';
import type { Endpoint } from './Endpoint.ts';
import { ownCall, websiteCall } from './portCall.ts';
import { valueOf } from './memberRequest.ts';

const TOKEN = '0123456789abcdef'.repeat(4);
const AT = '2026-11-21T03:00:00.000Z';
const PARTY = { origin: 'https://irrigation.example', name: 'Irrigation' };
const TICKET = 'x2Jf0w';
const PASSWORD = 'Old.123456';
const CODES = ['7K3M-Q2VD-9XHT-4RPN'];

/** Second factors of members: the second step of signing in, and what members do with their own. */
export const MEMBER_SECOND_FACTOR_ENDPOINTS: readonly Endpoint[] = [
  websiteCall({
    name: 'getSecondStepChoices',
    port: 'secondSteps',
    path: PATHS.secondStepChoices,
    summary: 'With what a sign-in can be finished',
    body: SecondStepWire,
    example: { secondStep: TOKEN, party: PARTY },
    result: { schema: SecondStepChoicesWire, example: { hasAuthenticator: true } },
    problems: ['secondStepExpired'],
    act: async (steps, site, _visitor, { secondStep, party }) =>
      choicesToWire(await valueOf(steps.choices(site, secondStep, party))),
  }),
  websiteCall({
    name: 'finishSignIn',
    port: 'secondSteps',
    path: PATHS.secondStep,
    summary: 'Begins the session of a member with a second factor',
    body: FinishSignInWire,
    example: { secondStep: TOKEN, proof: { type: 'authenticator', code: '012345' } },
    result: { schema: SignedInWire, example: { token: TOKEN, knownBrowser: TOKEN } },
    problems: ['secondStepExpired', 'codeWrong', 'codesPaused', 'recoveryCodeWrong', 'passkeyRefused'],
    async count({ limits, settings }, _steps, _site, { network }) {
      if (network !== undefined) await countSecondStep(limits, network, settings);
    },
    act: (steps, site, visitor, { secondStep, proof }) => valueOf(steps.finish(site, secondStep, proof, visitor)),
  }),
  ownCall({
    name: 'getSecondFactors',
    port: 'secondFactors',
    path: PATHS.secondFactors,
    summary: 'The second factors of the member',
    body: VisitorRequestWire,
    example: {},
    result: {
      schema: SecondFactorStateWire,
      example: { authenticatorSince: AT, passkeys: [{ id: 'q83v', name: 'phone', addedAt: AT }], recoveryCodes: 10 },
    },
    act: (factors, site, session) => valueOf(factors.state(site, session)),
  }),
  ownCall({
    name: 'beginAuthenticator',
    port: 'secondFactors',
    path: PATHS.beginAuthenticator,
    summary: 'Makes a secret for an authenticator app',
    body: AuthenticatorRequestWire,
    example: { issuer: 'Irrigation' },
    result: {
      schema: BegunAuthenticatorWire,
      example: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP', ticket: TICKET },
    },
    act: (factors, site, session, { issuer, ticket }) =>
      valueOf(factors.beginAuthenticator(site, { issuer, ticket }, session)),
  }),
  ownCall({
    name: 'addAuthenticator',
    port: 'secondFactors',
    path: PATHS.addAuthenticator,
    summary: 'Adds or replaces the authenticator app',
    body: AddAuthenticatorWire,
    example: { ticket: TICKET, code: '012345', password: PASSWORD },
    result: { schema: AddedFactorWire, example: { recoveryCodes: CODES } },
    problems: ['passwordWrong', 'codeWrong', 'enrolmentExpired'],
    passwordIn: ({ password }) => password,
    act: (factors, site, session, { ticket, code, password }) =>
      valueOf(factors.addAuthenticator(site, { ticket, code, password }, session)),
  }),
  ownCall({
    name: 'beginPasskey',
    port: 'secondFactors',
    path: PATHS.beginPasskey,
    summary: 'What a browser needs to make a passkey',
    body: PasskeyRequestWire,
    example: { party: PARTY },
    result: { schema: BegunPasskeyWire, example: { options: '{}', ticket: TICKET } },
    problems: ['passkeysFull'],
    async act(factors, site, session, { party }) {
      const { options, ticket } = await valueOf(factors.beginPasskey(site, party, session));
      return { options: JSON.stringify(options), ticket };
    },
  }),
  ownCall({
    name: 'addPasskey',
    port: 'secondFactors',
    path: PATHS.addPasskey,
    summary: 'Adds a passkey',
    body: AddPasskeyWire,
    example: { ticket: TICKET, response: '{}', party: PARTY, name: 'phone', password: PASSWORD },
    result: { schema: AddedFactorWire, example: {} },
    problems: ['passwordWrong', 'enrolmentExpired', 'passkeyRefused', 'passkeysFull'],
    passwordIn: ({ password }) => password,
    act: (factors, site, session, { ticket, response, party, name, password }) =>
      valueOf(factors.addPasskey(site, { ticket, response, party, name, password }, session)),
  }),
  ownCall({
    name: 'removeSecondFactor',
    port: 'secondFactors',
    path: PATHS.removeFactor,
    summary: 'Removes a second factor',
    body: RemoveFactorWire,
    example: { password: PASSWORD },
    problems: ['passwordWrong'],
    passwordIn: ({ password }) => password,
    act: (factors, site, session, body) =>
      valueOf(factors.remove(site, { factor: factorFromWire(body), password: body.password }, session)),
  }),
  ownCall({
    name: 'renewRecoveryCodes',
    port: 'secondFactors',
    path: PATHS.recoveryCodes,
    summary: 'Replaces the recovery codes',
    body: PasswordProofWire,
    example: { password: PASSWORD },
    result: { schema: RecoveryCodesWire, example: { recoveryCodes: CODES } },
    problems: ['passwordWrong', 'noSecondFactor'],
    passwordIn: ({ password }) => password,
    act: async (factors, site, session, { password }) => ({
      recoveryCodes: await valueOf(factors.renewRecoveryCodes(site, password, session)),
    }),
  }),
];
