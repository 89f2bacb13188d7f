import { isFields } from '#adapters/schema/schema.ts';

/**
 * What an API returned in `data`, or as it is: specifications of APIs often leave the wrapping out.
 *
 * @param keys of the value itself: where it has one of them, `data` is a field of it
 */
export function unwrapped(json: unknown, ...keys: readonly string[]): unknown {
  if (!isFields(json) || !isFields(json['data'])) return json;
  return keys.some((key) => json[key] !== undefined && json[key] !== null) ? json : json['data'];
}
