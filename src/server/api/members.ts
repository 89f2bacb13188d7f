import { MemberProfileWire, PasswordChangeWire, RegistrationWire } from '#adapters/department-api/wire/MemberWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Endpoint } from './Endpoint.ts';

const CLOSED =
  'Every token that this API gives is a client’s, and a client’s is refused here: there are no members’ accounts yet.';

const SOMEBODY = { firstName: 'สมชาย', lastName: 'ใจดี', email: 'somchai@example.org', phone: '0812345678' };

/** The members' calls of the specification (spec §7), as far as there are members: every bearer is a client's so far. */
export const MEMBER_ENDPOINTS: readonly Endpoint[] = [
  closed('getProfile', PATHS.memberProfile, 'The profile of the member whose token it is'),
  closed('updateProfile', PATHS.memberUpdate, 'Changes a profile', {
    shape: MemberProfileWire,
    isRequired: true,
    example: { id: '1', ...SOMEBODY, birthday: '1990-02-28', gender: 'male' },
  }),
  closed('changePassword', PATHS.memberPassword, 'Changes a password', {
    shape: PasswordChangeWire,
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
    details: 'There are no members’ accounts yet, so nobody can register: the answer is always the same.',
    body: {
      shape: RegistrationWire,
      isRequired: true,
      example: { ...SOMEBODY, password: 'New.123456', confirmPassword: 'New.123456' },
    },
    answer: { is: 'problem' },
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
    details: CLOSED,
    ...(body !== undefined && { body }),
    answer: { is: 'problem' },
    handle: () => () => {
      throw new RefusalError('memberTokenRequired');
    },
  };
}
