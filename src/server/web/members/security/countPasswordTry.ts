import { accountLoginLimit } from '#domain/members/loginLimit.ts';
import { TooOften } from '#ports/TooOften.ts';
import type { FormRequest } from '../../actions/Action.ts';
import type { SignedInArea } from '../MemberArea.ts';

/** Counts a password that is given by who is signed in: somebody may have found a browser signed in. Throws `TooOften`. */
export async function countPasswordTry({ ports, site }: FormRequest, { stored }: SignedInArea): Promise<void> {
  const subject = JSON.stringify([site.id, { member: stored.profile.id }]);
  const wait = await ports.limits.use(accountLoginLimit(), subject);
  if (wait > 0) throw new TooOften(wait);
}
