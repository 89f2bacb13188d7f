import { instantOf } from '#domain/instant.ts';
import type { Clock } from '#ports/Clock.ts';

export const systemClock: Clock = { now: () => instantOf(Date.now()) };
