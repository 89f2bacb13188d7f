import type { ProviderId } from './providerId.ts';

/** How a member can sign in. */
export interface WaysIn {
  readonly hasPassword: boolean;
  /** The providers whose accounts are linked. */
  readonly providers: readonly ProviderId[];
}

/** Whether a member can still sign in without a provider: no account is left without a way in. */
export function canDoWithout(provider: ProviderId, { hasPassword, providers }: WaysIn): boolean {
  return hasPassword || providers.some((other) => other !== provider);
}
