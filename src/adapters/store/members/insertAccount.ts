import { randomUUID } from 'node:crypto';
import type { EmailAddress } from '#domain/forms/email.ts';
import type { Instant } from '#domain/instant.ts';
import { accountAddress } from '#domain/members/accountAddress.ts';
import { memberId } from '#domain/members/profile.ts';
import type { SocialRegistration } from '#domain/members/socialRegistration.ts';
import { registrationEffect } from '#domain/members/unverifiedAccount.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { TermsAcceptance } from '#ports/members/Registrations.ts';
import type { Tx } from '../Database.ts';
import type { MemberTable } from '../MemberTables.ts';
import { deleteMemberRecords } from './deleteMemberRecords.ts';

interface NewAccount {
  readonly site: SiteId;
  readonly registration: SocialRegistration;
  readonly terms: TermsAcceptance;
  /** Null for one who signs in at a provider only. */
  readonly passwordHash: string | null;
  /** When the address was confirmed, if it was. */
  readonly verifiedAt: Instant | null;
}

/** The account of an address. */
interface Owner {
  readonly account: MemberTable;
  /** As its owner typed it, who gets the mail: a server may tell apart what we do not. */
  readonly email: EmailAddress;
  readonly isNew: boolean;
}

/** Inserts an account, in place of one that was not confirmed. @returns the account of the address */
export async function insertAccount(
  tx: Tx,
  { site, registration, terms, passwordHash, verifiedAt }: NewAccount,
  now: Instant,
): Promise<Owner> {
  const { email, firstName, lastName, phone } = registration;
  const address = accountAddress(email);
  const ofAddress = tx.selectFrom('members').selectAll().where('site', '=', site);
  const existing = await ofAddress.where('address', '=', address).executeTakeFirst();
  const effect = registrationEffect(
    existing && {
      registeredAt: existing.registered_at,
      ...(existing.verified_at !== null && { verifiedAt: existing.verified_at }),
    },
  );
  const replaced = tx.deleteFrom('members').where('site', '=', site).where('address', '=', address);
  const gone = await replaced.where('verified_at', 'is', null).returning('id').execute();
  await deleteMemberRecords(tx, gone);
  const id = memberId(randomUUID());
  if (id === undefined) throw new Error('a random id is not empty');
  const account = await tx
    .insertInto('members')
    .values({
      ...{ id, site, address, email, phone, password_hash: passwordHash },
      ...{ first_name: firstName, last_name: lastName, birthday: null, gender: null, user_name: null },
      ...{ registered_at: now, verified_at: verifiedAt, version: randomUUID() },
      ...{ terms_version: terms.policyVersion, terms_at: terms.givenAt, terms_locale: terms.language },
    })
    // Changes nothing of an account that is there, and takes as long as to make one.
    .onConflict((conflict) => conflict.columns(['site', 'address']).doUpdateSet({ address }))
    .returningAll()
    .executeTakeFirstOrThrow();
  if (account.id === id) return { account, email, isNew: true };
  if (effect !== 'tellOwner') throw new Error('the account of an address was neither found nor made');
  return { account, email: account.email, isNew: false };
}
