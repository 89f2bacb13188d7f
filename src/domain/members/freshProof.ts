import { addSeconds, type Instant } from '../instant.ts';

/** For how many seconds a member who has proved who they are need not do it again: 10 minutes. */
export const FRESH_PROOF_SECONDS = 600;

/**
 * Whether a member has proved just now who they are, as changes of an account ask for: with the password, or by signing in
 * again at a provider. Whoever finds a browser signed in has not.
 *
 * @param provedAt in the same session; undefined when it was never
 */
export function isProofFresh(provedAt: Instant | undefined, now: Instant): boolean {
  return provedAt !== undefined && now < addSeconds(provedAt, FRESH_PROOF_SECONDS);
}
