import { parsePasswordText, type PasswordText } from '#domain/members/passwordText.ts';
import { done, type Outcome } from '#domain/outcome.ts';
import type { StoredProfile } from '#ports/members/Profiles.ts';

type PasswordRefusal = Extract<ReturnType<typeof parsePasswordText>, { readonly ok: false }>['code'];

/** The password that was typed. Undefined for a member without one, who proves otherwise who they are. */
export function givenPassword(
  typed: string,
  { hasPassword }: Pick<StoredProfile, 'hasPassword'>,
): Outcome<PasswordText | undefined, PasswordRefusal> {
  return hasPassword ? parsePasswordText(typed) : done(undefined);
}
