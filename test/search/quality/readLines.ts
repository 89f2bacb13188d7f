import { readFileSync } from 'node:fs';

/** The values of a file of JSON Lines. */
export function readLines(file: string): readonly unknown[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as unknown);
}
