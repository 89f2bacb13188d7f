import type { Print } from './runCommand.ts';

const PAUSE_MS = 2_000;

/**
 * Tells how far something is whenever somebody who waits would like to know, and when it is done.
 *
 * @param now milliseconds
 */
export function reportProgress(
  what: string,
  say: Print,
  now = () => performance.now(),
): (done: number, total: number) => void {
  let told = now();
  return (done, total) => {
    if (done < total && now() - told < PAUSE_MS) return;
    told = now();
    say(`${what}: ${String(done)} of ${String(total)}`);
  };
}
