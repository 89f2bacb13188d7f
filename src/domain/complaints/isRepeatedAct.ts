import { addSeconds } from '../instant.ts';
import type { TimelineEntry } from './timeline.ts';

/** For how many seconds the department's last act is not done again by the same command: longer than a retry takes. */
export const REPEATED_ACT_SECONDS = 3_600;

/** What somebody of the department did, or is about to do, with a complaint. */
export interface WrittenAct extends TimelineEntry {
  readonly text?: string | undefined;
  /** Names and hashes of contents, in order. */
  readonly files: readonly { readonly name: string; readonly hash: string }[];
}

/**
 * Whether an act was done already: the last thing that happened to the complaint is the same act by the same person, with
 * the same words and files, less than an hour ago. A command that is given again, because its answer was lost or by
 * mistake, would otherwise write and mail everything twice. An assignment is given again to mail the office, so it never
 * counts as done.
 */
export function isRepeatedAct(last: WrittenAct | undefined, act: WrittenAct): boolean {
  if (last === undefined || act.type === 'assigned') return false;
  return addSeconds(last.at, REPEATED_ACT_SECONDS) > act.at && contentOf(last) === contentOf(act);
}

function contentOf({ type, operator, text, files }: WrittenAct): string {
  return JSON.stringify([type, operator, text, files.map(({ name, hash }) => [name, hash])]);
}
