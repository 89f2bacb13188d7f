/** Our names of the fields of members, which an API may call otherwise. A test compares them with the adapter's. */
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

/** A name of a field, as APIs have them. */
const NAME = /^[\w.-]{1,64}$/;

/** Parses `MEMBER_FIELDS`: our name and theirs, `firstName=first_name`, with commas between. */
export function parseMemberFields(text: string): MemberFieldNames | undefined {
  const pairs = text.split(',').map((pair) => pair.split('=').map((name) => name.trim()));
  const ours = pairs.map(([name]) => name);
  if (new Set(ours).size !== pairs.length) return undefined;
  if (!pairs.every(([own = '', theirs = '', ...more]) => isField(own) && NAME.test(theirs) && more.length === 0))
    return undefined;
  return Object.fromEntries(pairs) as MemberFieldNames;
}

function isField(name: string): name is MemberField {
  return MEMBER_FIELDS.some((field) => field === name);
}
