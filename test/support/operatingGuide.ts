import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const GUIDE = join(import.meta.dirname, '../../docs/operating.md');

/**
 * An example from docs/operating.md, unchanged except for what differs between a test and a real machine.
 *
 * @param after text before the example; the first example after it is returned
 * @param replacements for ports, folders and names; each must occur
 */
export function operatingExample(after: string, replacements: Readonly<Record<string, string>>): string {
  const guide = readFileSync(GUIDE, 'utf8');
  const start = guide.indexOf(after);
  const [, example] = start < 0 ? [] : (/^```\w+\n([\s\S]*?)^```/m.exec(guide.slice(start)) ?? []);
  if (example === undefined) throw new Error(`docs/operating.md has no example after '${after}'`);
  return Object.entries(replacements).reduce((text, [written, actual]) => {
    if (!text.includes(written)) throw new Error(`the example after '${after}' does not say '${written}'`);
    return text.replaceAll(written, actual);
  }, example);
}

/** The settings that docs/operating.md has a row for. */
export function settingsOfGuide(): readonly string[] {
  const [, table = ''] = /^\| setting .*\n\|[-| ]+\n((?:\|.*\n)+)/m.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  return table.split('\n').flatMap((row) => row.split('|')[1]?.match(/[A-Z_]+/g) ?? []);
}
