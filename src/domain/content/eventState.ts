import type { Instant } from '../instant.ts';

export const EVENT_STATES = ['coming', 'past'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/**
 * An event is coming until the instant at which it ends, and past from then on; a recurring one until its last time ends.
 */
export function eventState({ endsAt }: { readonly endsAt: Instant }, now: Instant): EventState {
  return endsAt > now ? 'coming' : 'past';
}
