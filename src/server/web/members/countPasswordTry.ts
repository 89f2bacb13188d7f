import { countPassword } from '../../http/countPassword.ts';
import type { FormRequest } from '../actions/Action.ts';
import type { SignedInArea } from './MemberArea.ts';

/** Counts the password of a form of a member who is signed in. Throws `TooOften`. */
export async function countPasswordTry(
  { ports, site, loginLimits }: FormRequest,
  { session }: Pick<SignedInArea, 'session'>,
): Promise<void> {
  await countPassword(ports.limits, site.id, session, loginLimits);
}
