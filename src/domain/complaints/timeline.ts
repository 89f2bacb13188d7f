import type { Instant } from '../instant.ts';

/**
 * What happened to a complaint (spec §3: type). `assigned` and `noted` are for the department alone; the others are the
 * complainant's timeline.
 */
export const ENTRY_TYPES = [
  ...(['filed', 'added', 'withdrawn', 'rated', 'reopened'] as const),
  ...(['taken', 'asked', 'answered', 'finished', 'assigned', 'noted'] as const),
] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

const INTERNAL: readonly EntryType[] = ['assigned', 'noted'];

/** One entry of a complaint's timeline (spec §3: type, status, operator name, date). */
export interface TimelineEntry {
  readonly type: EntryType;
  readonly at: Instant;
  /** Who of the department; absent for what the complainant did. */
  readonly operator?: string;
}

/** The entries that the complainant sees, in the same order. */
export function visibleEntries<Entry extends TimelineEntry>(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ type }) => !INTERNAL.includes(type));
}
