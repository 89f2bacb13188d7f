import { isFields, type Fields } from '#adapters/schema/schema.ts';
import { unwrapped } from '../unwrapped.ts';

/** The fields of calls about members, in our words: the specification does not show their names (spec §3). */
export const MEMBER_FIELDS = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phone',
  'birthday',
  'gender',
  'loginName',
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
  'terms',
  'robotCheck',
  'token',
  'accessToken',
] as const;
export type MemberField = (typeof MEMBER_FIELDS)[number];

/** What an API calls them; a field that is missing has our name there, too. */
export type MemberFieldNames = Readonly<Partial<Record<MemberField, string>>>;

/** A body of a call, with the names of the API. A field without a value is left out. */
export function toTheirNames(body: Readonly<Partial<Record<MemberField, unknown>>>, names: MemberFieldNames): Fields {
  const entries = Object.entries(body) as [MemberField, unknown][];
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined).map(([field, value]) => [names[field] ?? field, value]),
  );
}

/**
 * The fields of a response, by our names. It may be wrapped in `data`, and `_id` is the id, too. Undefined unless it has
 * fields.
 *
 * @param keys by which a response is known that is not wrapped
 */
export function fromTheirNames(
  json: unknown,
  names: MemberFieldNames,
  ...keys: readonly MemberField[]
): Readonly<Partial<Record<MemberField, unknown>>> | undefined {
  const given = unwrapped(json, ...keys.map((key) => names[key] ?? key), ...(keys.includes('id') ? ['_id'] : []));
  if (!isFields(given)) return undefined;
  const named = MEMBER_FIELDS.map((field) => [field, given[names[field] ?? field] ?? undefined] as const);
  return { ...Object.fromEntries(named), id: given[names.id ?? 'id'] ?? given['_id'] ?? undefined };
}
