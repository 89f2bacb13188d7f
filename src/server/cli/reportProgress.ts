import type { Print } from './runCommand.ts';

const PAUSE_MS = 2_000;

/**
 * Prints the progress every two seconds, and at the end.
 *
 * @param now milliseconds
 */
export function reportProgress(
  what: string,
  print: Print,
  now = () => performance.now(),
): (done: number, total: number) => void {
  let printedAt = now();
  return (done, total) => {
    if (done < total && now() - printedAt < PAUSE_MS) return;
    printedAt = now();
    print(`${what}: ${String(done)} of ${String(total)}`);
  };
}
