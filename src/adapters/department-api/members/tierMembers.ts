import type { MemberPorts } from '#ports/members/MemberPorts.ts';
import type { SocialLogins } from '#ports/members/SocialLogins.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { DepartmentApiClient } from '../http/DepartmentApiClient.ts';
import { linkSubjectFromWire } from '../wire/members/LinkWire.ts';
import { newsTypesFromWire } from '../wire/members/NewsletterWire.ts';
import { ownPictureFromWire, pictureChangeToWire } from '../wire/members/PictureWire.ts';
import { profileChangedFromWire, profileChangeToWire, storedProfileFromWire } from '../wire/members/ProfileWire.ts';
import { registrationToWire } from '../wire/members/RegistrationWire.ts';
import {
  eventsFromWire,
  firstStepFromWire,
  isKnownFromWire,
  loginNameToWire,
  loginToWire,
  sessionsFromWire,
} from '../wire/members/SessionWire.ts';
import {
  providerLinksFromWire,
  socialRegisteredFromWire,
  socialRegistrationToWire,
} from '../wire/members/SocialWire.ts';
import { tierSecondFactors } from './tierSecondFactors.ts';
import { TierCalls } from './TierCalls.ts';
import { TierPersonalData } from './TierPersonalData.ts';

const LINK_REFUSALS = ['linkUsed', 'linkVoid', 'linkExpired', 'linkUnknown'] as const;
const PICTURE_REFUSALS = ['fileType', 'fileTooLarge', 'fileEmpty', 'pictureBroken'] as const;
const PROOF_REFUSALS = ['passwordWrong', 'proofNeeded'] as const;
const nothing = () => undefined;

/** The members area of Thara's API tier. Its rules are there; here is nothing but requests. */
export function tierMembers(api: DepartmentApiClient): MemberPorts {
  const calls = new TierCalls(api);
  return {
    ...accountPorts(calls),
    hasUserNames: true,
    ...linkPorts(calls),
    socialLogins: socialLogins(calls),
    ...tierSecondFactors(calls),
    newsletter: {
      async choices(site, _address, session) {
        return valueOf(await calls.asMember({ path: 'newsChoices', site, parse: newsTypesFromWire }, session));
      },
      async save(site, { types, locale }, session) {
        valueOf(await calls.asMember({ path: 'newsChoice', site, json: { types, locale }, parse: nothing }, session));
      },
      async unsubscribe(site, _address, session) {
        valueOf(await calls.asMember({ path: 'newsUnsubscribe', site, parse: nothing }, session));
      },
    },
    personalData: new TierPersonalData(api, calls),
    pictures: {
      change(site, file, session) {
        const json = pictureChangeToWire(file);
        return calls.asMember({ path: 'pictureChange', site, json, parse: nothing }, session, PICTURE_REFUSALS);
      },
      read: (site, session) => calls.asMember({ path: 'picture', site, parse: ownPictureFromWire }, session),
    },
    ownSessions: {
      list: (site, session) => calls.asMember({ path: 'ownSessions', site, parse: sessionsFromWire }, session),
      endOthers: (site, session) => calls.asMember({ path: 'endOtherSessions', site, parse: nothing }, session),
      events: (site, session) => calls.asMember({ path: 'securityEvents', site, parse: eventsFromWire }, session),
    },
  };
}

function accountPorts(calls: TierCalls): Pick<MemberPorts, 'sessions' | 'registrations' | 'profiles' | 'passwords'> {
  return {
    sessions: {
      signIn(site, login, visitor) {
        const json = loginToWire(login);
        return calls.asClient({ path: 'signIn', site, json, parse: firstStepFromWire }, visitor, ['signInRefused']);
      },
      async signOut(site, session) {
        await calls.asMember({ path: 'signOut', site, parse: nothing }, session);
      },
      async isBrowserKnown(site, name, browser) {
        const json = { name: loginNameToWire(name), browser };
        const visitor = { saveTokens: nothing };
        return valueOf(await calls.asClient({ path: 'knownBrowser', site, json, parse: isKnownFromWire }, visitor));
      },
    },
    registrations: {
      register(submission, visitor) {
        const { site } = submission;
        return calls.asClient({ path: 'signup', site, json: registrationToWire(submission), parse: nothing }, visitor);
      },
    },
    profiles: {
      profile: (site, session, signal) =>
        calls.asMember({ path: 'memberProfile', site, parse: storedProfileFromWire, signal }, session),
      update(site, { member: id, ...change }, session) {
        const json = profileChangeToWire(change);
        const refusals = [...PROOF_REFUSALS, 'userNameTaken', 'profileChangedMeanwhile'] as const;
        return calls.asMember(
          { path: 'memberUpdate', site, id, json, parse: profileChangedFromWire },
          session,
          refusals,
        );
      },
    },
    passwords: {
      change: (site, id, json, session) =>
        calls.asMember({ path: 'memberPassword', site, id, json, parse: nothing }, session, [
          'passwordWrong',
          'passwordPersonal',
        ]),
    },
  };
}

function linkPorts(calls: TierCalls): Required<Pick<MemberPorts, 'verifications' | 'resets'>> {
  const anybody = { saveTokens: nothing };
  return {
    verifications: {
      check: (site, token) =>
        calls.asClient(
          { path: 'verificationCheck', site, json: { token }, parse: linkSubjectFromWire },
          anybody,
          LINK_REFUSALS,
        ),
      confirm: (site, token, visitor) =>
        calls.asClient({ path: 'verificationConfirm', site, json: { token }, parse: nothing }, visitor, [
          ...LINK_REFUSALS,
          'addressTaken',
        ]),
      decline: (site, token, visitor) =>
        calls.asClient({ path: 'verificationDecline', site, json: { token }, parse: nothing }, visitor, LINK_REFUSALS),
      async resend(site, email, visitor) {
        valueOf(await calls.asClient({ path: 'verificationMail', site, json: { email }, parse: nothing }, visitor));
      },
    },
    resets: {
      async request(site, email, visitor) {
        valueOf(await calls.asClient({ path: 'resetMail', site, json: { email }, parse: nothing }, visitor));
      },
      check: (site, token) =>
        calls.asClient({ path: 'resetCheck', site, json: { token }, parse: nothing }, anybody, LINK_REFUSALS),
      reset: (site, token, password, visitor) =>
        calls.asClient({ path: 'reset', site, json: { token, password }, parse: nothing }, visitor, [
          ...LINK_REFUSALS,
          'passwordPersonal',
        ]),
    },
  };
}

function socialLogins(calls: TierCalls): SocialLogins {
  return {
    signIn: (site, identity, visitor) =>
      calls.asClient({ path: 'socialSignIn', site, json: { identity }, parse: firstStepFromWire }, visitor, [
        'identityUnknown',
        'addressHasAccount',
        'identityUnconfirmed',
      ]),
    register(submission, visitor) {
      const json = socialRegistrationToWire(submission);
      const call = { path: 'socialSignUp', site: submission.site, json, parse: socialRegisteredFromWire } as const;
      return calls.asClient(call, visitor, ['addressHasAccount']);
    },
    links: (site, session) => calls.asMember({ path: 'providerLinks', site, parse: providerLinksFromWire }, session),
    link: (site, json, session) =>
      calls.asMember({ path: 'providerLink', site, json, parse: nothing }, session, [
        'identityTaken',
        ...PROOF_REFUSALS,
      ]),
    unlink: (site, json, session) =>
      calls.asMember({ path: 'providerUnlink', site, json, parse: nothing }, session, ['lastWayIn', ...PROOF_REFUSALS]),
    prove: (site, identity, session) =>
      calls.asMember({ path: 'providerProof', site, json: { identity }, parse: nothing }, session, ['identityOther']),
  };
}

/** The value where nothing can be refused but the session, which the page has looked at before. */
function valueOf<T>(outcome: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (outcome.ok) return outcome.value;
  throw new Unavailable('departmentApi', 'the session of the member has ended');
}
