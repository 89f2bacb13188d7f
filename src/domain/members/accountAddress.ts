import type { EmailAddress } from '../forms/email.ts';

/** An e-mail address by which a site finds an account: in lower case, with composed letters. */
export type AccountAddress = string & { readonly __brand: 'AccountAddress' };

/**
 * The address by which an account is found. Capital letters make no difference: people type them as their keyboard does,
 * and no mail server that is in use tells them apart. A tag (`name+water@`) does: it is another account, if somebody wants
 * one. Mail goes to the address as it was typed.
 */
export function accountAddress(email: EmailAddress): AccountAddress {
  return email.toLowerCase() as AccountAddress;
}
