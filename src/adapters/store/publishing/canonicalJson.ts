import { isStorable } from '../isStorable.ts';

/**
 * JSON whose text is the same whenever the value is: keys in order, absent ones left out. Throws a RangeError when a
 * text in it cannot be stored.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'string' && !isStorable(part)) throw new RangeError('a text holds U+0000 or half a character');
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
