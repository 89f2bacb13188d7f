import { commonPasswords } from '#domain/members/commonPasswords.ts';
import type { PasswordContext } from '#domain/members/guessablePassword.ts';
import type { SiteDetails } from '#domain/site/site.ts';

/** What a new password is compared with, besides the names of the person. */
export function passwordContext({ name, publicOrigin }: SiteDetails): Omit<PasswordContext, 'ownNames'> {
  return { common: commonPasswords(), siteNames: [name.en, name.th, new URL(publicOrigin).hostname] };
}
