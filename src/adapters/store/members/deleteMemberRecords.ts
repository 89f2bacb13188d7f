import type { MemberId } from '#domain/members/profile.ts';
import type { Tx } from '../Database.ts';

/**
 * Deletes the links and the events of accounts that were deleted in this transaction: these tables have no reference to
 * the account (`createMembers`). Runs the same statements for no account.
 */
export async function deleteMemberRecords(tx: Tx, deleted: readonly { readonly id: MemberId }[]): Promise<void> {
  const members = deleted.length === 0 ? [NOBODY] : deleted.map(({ id }) => id);
  await tx.deleteFrom('account_links').where('member', 'in', members).execute();
  await tx.deleteFrom('security_events').where('member', 'in', members).execute();
}

const NOBODY = '' as MemberId;
