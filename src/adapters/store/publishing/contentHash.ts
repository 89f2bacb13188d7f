import { hash } from 'node:crypto';
import { isStorable } from '../isStorable.ts';

/**
 * Equal for equal values, whatever the order of their keys; undefined values count as missing. Throws a RangeError when
 * a text cannot be stored.
 */
export function contentHash(value: unknown): string {
  const canonicalJson = JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'string' && !isStorable(part))
      throw new RangeError('a text contains U+0000 or half a character');
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
  return hash('sha256', canonicalJson, 'base64url');
}
