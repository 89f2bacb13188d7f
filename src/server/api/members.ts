import type { RequestHandler } from 'express';
import type { MemberPorts } from '#ports/members/MemberPorts.ts';
import {
  passwordChangeFromWire,
  PasswordChangeWire,
  profileChangeFromWire,
  ProfileChangedWire,
  ProfileChangeWire,
  StoredProfileWire,
  storedProfileToWire,
  SuccessWire,
} from '#adapters/department-api/wire/members/ProfileWire.ts';
import { registrationFromWire, RegistrationWire } from '#adapters/department-api/wire/members/RegistrationWire.ts';
import { SiteQueryWire } from '#adapters/department-api/wire/members/SiteQueryWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { memberId, type MemberId } from '#domain/members/profile.ts';
import { countPassword } from '../http/countPassword.ts';
import { FormLimit } from '../http/FormLimit.ts';
import type { Endpoint } from './Endpoint.ts';
import type { Counting } from './portCall.ts';
import { memberOf, portOf, orTooOften, siteOfQuery, valueOf, visitorOf } from './memberRequest.ts';
import { bodyOf, signalOf } from './parameters.ts';
import { COUNTS_VISITORS, takeForm } from './takeForm.ts';

type Members = MemberPorts | undefined;

const PERSON = { firstName: 'สมชาย', lastName: 'ใจดี', email: 'somchai@example.org', phone: '0812345678' };
const PROFILE = { ...PERSON, birthday: '1990-02-28', gender: 'male' };
const SUCCESS = { type: 'json', description: 'It is done.', schema: SuccessWire, example: { success: true } } as const;
const OF_A_MEMBER = { group: 'members', method: 'post', access: 'member', query: SiteQueryWire } as const;

/** The members' calls of the specification (spec §7). */
export const MEMBER_ENDPOINTS: readonly Endpoint[] = [
  {
    ...OF_A_MEMBER,
    name: 'getProfile',
    path: PATHS.memberProfile,
    summary: 'The profile of the member whose token it is',
    response: {
      type: 'json',
      description: 'The profile.',
      schema: StoredProfileWire,
      example: { status: 200, id: '1', ...PROFILE, hasPassword: true },
    },
    problems: ['siteNotFound'],
    handle: ({ members }) => getProfile(members),
  },
  {
    ...OF_A_MEMBER,
    name: 'updateProfile',
    path: PATHS.memberUpdate,
    summary: 'Changes a profile',
    details: 'The whole of it: a field that is missing is deleted.',
    body: { schema: ProfileChangeWire, isRequired: true, example: { ...PROFILE, isNewAddress: false } },
    response: {
      type: 'json',
      description: 'It is changed.',
      schema: ProfileChangedWire,
      example: { success: true, isConfirmationSent: false },
    },
    problems: [
      ...(['siteNotFound', 'visitorTooOften', 'passwordWrong', 'proofNeeded', 'userNameTaken'] as const),
      'profileChangedMeanwhile',
    ],
    handle: ({ members, limits }, settings) => updateProfile(members, { limits, settings }),
  },
  {
    ...OF_A_MEMBER,
    name: 'changePassword',
    path: PATHS.memberPassword,
    summary: 'Changes a password, and ends the other sessions of the member',
    body: {
      schema: PasswordChangeWire,
      isRequired: true,
      example: { oldPassword: 'Old.123456', newPassword: 'New.123456' },
    },
    response: SUCCESS,
    problems: ['siteNotFound', 'visitorTooOften', 'passwordWrong', 'passwordPersonal'],
    handle: ({ members, limits }, settings) => changePassword(members, { limits, settings }),
  },
  {
    name: 'signUp',
    group: 'members',
    method: 'post',
    path: PATHS.signup,
    access: 'members:write',
    query: SiteQueryWire,
    summary: 'Registers a member',
    details: `For a website that has checked the password and the robot check. The response is the same for an address that has an account. ${COUNTS_VISITORS}`,
    body: {
      schema: RegistrationWire,
      isRequired: true,
      example: {
        ...{ id: '00112233445566778899aabbccddeeff', ...PERSON, password: 'New.123456' },
        terms: { policyVersion: '2026-10-01', givenAt: '2026-11-21T03:00:00.000Z', language: 'th' },
      },
    },
    response: SUCCESS,
    problems: ['siteNotFound', 'visitorTooOften'],
    handle: ({ members, limits }, { MESSAGES_PER_HOUR }) =>
      signUp(members, new FormLimit(limits, 'register', MESSAGES_PER_HOUR)),
  },
];

function getProfile(members: Members): RequestHandler {
  return async (request, response) => {
    const profiles = portOf(members, 'profiles');
    const site = siteOfQuery(request);
    response.json(storedProfileToWire(await valueOf(profiles.profile(site, memberOf(request), signalOf(response)))));
  };
}

function updateProfile(members: Members, { limits, settings }: Counting): RequestHandler {
  return async (request, response) => {
    const profiles = portOf(members, 'profiles');
    const { change, visitor } = bodyOf(request, profileChangeFromWire);
    const session = memberOf(request, visitor);
    const member = memberIdOf(request.params['id']);
    const site = siteOfQuery(request);
    if (change.entry.currentPassword !== undefined) await orTooOften(countPassword(limits, site, session, settings));
    const changed = await valueOf(profiles.update(site, { member, ...change }, session));
    response.json({ success: true, ...changed });
  };
}

function changePassword(members: Members, { limits, settings }: Counting): RequestHandler {
  return async (request, response) => {
    const passwords = portOf(members, 'passwords');
    const { change, visitor } = bodyOf(request, passwordChangeFromWire);
    const session = memberOf(request, visitor);
    const site = siteOfQuery(request);
    await orTooOften(countPassword(limits, site, session, settings));
    await valueOf(passwords.change(site, memberIdOf(request.params['id']), change, session));
    response.json({ success: true });
  };
}

function signUp(members: Members, limit: FormLimit): RequestHandler {
  return async (request, response) => {
    const registrations = portOf(members, 'registrations');
    const { submission, visitor } = bodyOf(request, registrationFromWire);
    const site = siteOfQuery(request);
    const session = visitorOf(request, response, visitor);
    await takeForm(limit, request, response, () => registrations.register({ site, ...submission }, session));
    response.json({ success: true });
  };
}

/** An id in a path is never empty. */
function memberIdOf(id: unknown): MemberId {
  return memberId(String(id)) as MemberId;
}
