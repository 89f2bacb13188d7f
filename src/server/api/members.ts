import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { Refused } from '../Refused.ts';
import type { Endpoint } from './Endpoint.ts';

const CLOSED =
  'Every token that this API gives is a client’s, and a client’s is refused here: there are no members’ accounts yet.';

/** The members' calls of the specification (spec §7), as far as there are members: every bearer is a client's so far. */
export const MEMBER_ENDPOINTS: readonly Endpoint[] = [
  closed('getProfile', PATHS.memberProfile, 'The profile of the member whose token it is'),
  closed('updateProfile', PATHS.memberUpdate, 'Changes a profile'),
  closed('changePassword', PATHS.memberPassword, 'Changes a password'),
  {
    name: 'signUp',
    group: 'members',
    method: 'post',
    path: PATHS.signup,
    access: 'client',
    summary: 'Registers a member',
    details: 'There are no members’ accounts yet, so nobody can register: the answer is always the same.',
    answer: { is: 'problem' },
    problems: ['signupNotOffered'],
    handle: () => () => {
      throw new Refused('signupNotOffered');
    },
  },
];

function closed(name: string, path: string, summary: string): Endpoint {
  return {
    name,
    group: 'members',
    method: 'post',
    path,
    access: 'member',
    summary,
    details: CLOSED,
    answer: { is: 'problem' },
    handle: () => () => {
      throw new Refused('memberTokenRequired');
    },
  };
}
