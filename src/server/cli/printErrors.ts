import { formatContentError, type ContentError } from '#adapters/content-folder/read/ContentError.ts';

/** Every fault on a line of its own, and how many there are. */
export function printErrors(faults: readonly ContentError[], say: (line: string) => void): void {
  for (const fault of faults) say(formatContentError(fault));
  say(faults.length === 1 ? '1 fault.' : `${String(faults.length)} faults.`);
}
