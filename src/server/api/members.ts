import { MemberProfileWire, PasswordChangeWire, RegistrationWire } from '#adapters/department-api/wire/MemberWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Endpoint } from './Endpoint.ts';

const NO_MEMBERS =
  'There are no members’ accounts yet. All tokens of this API belong to clients, and a client’s token is refused here.';

const EXAMPLE_MEMBER = { firstName: 'สมชาย', lastName: 'ใจดี', email: 'somchai@example.org', phone: '0812345678' };

/** The members' endpoints of the specification (spec §7). There are no members yet: every token belongs to a client. */
export const MEMBER_ENDPOINTS: readonly Endpoint[] = [
  closed('getProfile', PATHS.memberProfile, 'The profile of the member whose token it is'),
  closed('updateProfile', PATHS.memberUpdate, 'Changes a profile', {
    schema: MemberProfileWire,
    isRequired: true,
    example: { id: '1', ...EXAMPLE_MEMBER, birthday: '1990-02-28', gender: 'male' },
  }),
  closed('changePassword', PATHS.memberPassword, 'Changes a password', {
    schema: PasswordChangeWire,
    isRequired: true,
    example: { oldPassword: 'Old.123456', newPassword: 'New.123456', confirmPassword: 'New.123456' },
  }),
  {
    name: 'signUp',
    group: 'members',
    method: 'post',
    path: PATHS.signup,
    access: 'client',
    summary: 'Registers a member',
    details: 'There are no members’ accounts yet, so nobody can register: the response is always the same.',
    body: {
      schema: RegistrationWire,
      isRequired: true,
      example: { ...EXAMPLE_MEMBER, password: 'New.123456', confirmPassword: 'New.123456' },
    },
    response: { type: 'problem' },
    problems: ['signupNotOffered'],
    handle: () => () => {
      throw new RefusalError('signupNotOffered');
    },
  },
];

function closed(name: string, path: string, summary: string, body?: Endpoint['body']): Endpoint {
  return {
    name,
    group: 'members',
    method: 'post',
    path,
    access: 'member',
    summary,
    details: NO_MEMBERS,
    ...(body !== undefined && { body }),
    response: { type: 'problem' },
    handle: () => () => {
      throw new RefusalError('memberTokenRequired');
    },
  };
}
