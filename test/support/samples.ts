import { readFileSync } from 'node:fs';

/** A recorded response of the API, parsed anew for each call. */
export function sample(name: string): Record<string, unknown> {
  const text = readFileSync(new URL(`../samples/${name}.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as Record<string, unknown>;
}
