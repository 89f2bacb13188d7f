import { secondStepLimit } from '#domain/members/loginLimit.ts';
import type { Limits } from '#ports/Limits.ts';
import { TooOften } from '#ports/TooOften.ts';
import type { LoginLimits } from './countLogin.ts';

/**
 * Counts a try of the second step of signing in, for the network: whoever has stolen many passwords tries the codes of no
 * more accounts than passwords. What one account takes in a day is counted where the codes are checked. Throws `TooOften`.
 */
export async function countSecondStep(
  limits: Limits,
  network: string,
  { NETWORK_LOGINS_PER_MINUTE }: Pick<LoginLimits, 'NETWORK_LOGINS_PER_MINUTE'>,
): Promise<void> {
  const wait = await limits.use(secondStepLimit(NETWORK_LOGINS_PER_MINUTE), network);
  if (wait > 0) throw new TooOften(wait);
}
