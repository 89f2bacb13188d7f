import type { MemberPorts } from '#ports/members/MemberPorts.ts';
import {
  addedFactorFromWire,
  begunAuthenticatorFromWire,
  begunPasskeyFromWire,
  choicesFromWire,
  factorToWire,
  recoveryCodesFromWire,
  stateFromWire,
} from '../wire/members/SecondFactorWire.ts';
import { signedInFromWire } from '../wire/members/SessionWire.ts';
import type { TierCalls } from './TierCalls.ts';

const nothing = () => undefined;

/** Second factors of the members of Thara's API tier. */
export function tierSecondFactors(calls: TierCalls): Required<Pick<MemberPorts, 'secondFactors' | 'secondSteps'>> {
  return {
    secondSteps: {
      choices: (site, secondStep, party) =>
        calls.asClient(
          { path: 'secondStepChoices', site, json: { secondStep, party }, parse: choicesFromWire },
          { saveTokens: nothing },
          ['secondStepExpired'],
        ),
      finish: (site, secondStep, proof, visitor) =>
        calls.asClient({ path: 'secondStep', site, json: { secondStep, proof }, parse: signedInFromWire }, visitor, [
          ...(['secondStepExpired', 'codeWrong', 'codesPaused', 'recoveryCodeWrong', 'passkeyRefused'] as const),
        ]),
    },
    secondFactors: {
      state: (site, session) => calls.asMember({ path: 'secondFactors', site, parse: stateFromWire }, session),
      beginAuthenticator: (site, json, session) =>
        calls.asMember({ path: 'beginAuthenticator', site, json, parse: begunAuthenticatorFromWire }, session),
      addAuthenticator: (site, json, session) =>
        calls.asMember({ path: 'addAuthenticator', site, json, parse: addedFactorFromWire }, session, [
          ...(['passwordWrong', 'codeWrong', 'enrolmentExpired'] as const),
        ]),
      beginPasskey: (site, party, session) =>
        calls.asMember({ path: 'beginPasskey', site, json: { party }, parse: begunPasskeyFromWire }, session, [
          'passkeysFull',
        ]),
      addPasskey: (site, json, session) =>
        calls.asMember({ path: 'addPasskey', site, json, parse: addedFactorFromWire }, session, [
          ...(['passwordWrong', 'enrolmentExpired', 'passkeyRefused', 'passkeysFull'] as const),
        ]),
      remove(site, { factor, password }, session) {
        const json = { ...factorToWire(factor), password };
        return calls.asMember({ path: 'removeFactor', site, json, parse: nothing }, session, ['passwordWrong']);
      },
      renewRecoveryCodes: (site, password, session) =>
        calls.asMember({ path: 'recoveryCodes', site, json: { password }, parse: recoveryCodesFromWire }, session, [
          ...(['passwordWrong', 'noSecondFactor'] as const),
        ]),
    },
  };
}
