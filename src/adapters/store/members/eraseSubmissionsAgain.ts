import type { EmailAddress } from '#domain/forms/email.ts';
import type { Instant } from '#domain/instant.ts';
import { accountAddress } from '#domain/members/accountAddress.ts';
import { isErasedAgain, type ErasureRecord } from '#domain/members/erasure.ts';
import type { Tx } from '../Database.ts';
import { eraseComplaints } from '../ledger/eraseComplaints.ts';
import { deleteMessages } from './deleteMessages.ts';
import type { ErasureRecords, Submitter } from './ErasureRecords.ts';
import { deleteMailsAbout } from './mailsAbout.ts';
import { phonesIn } from './phonesIn.ts';

/**
 * Erases again the messages and complaints that an operator has erased and an older copy of the store has brought back.
 *
 * @returns how many there were
 */
export async function eraseSubmissionsAgain(
  tx: Tx,
  records: ErasureRecords,
  erasures: readonly ErasureRecord[],
  now: Instant,
): Promise<number> {
  const isErased = async (submitter: Submitter, createdAt: Instant) =>
    isErasedAgain({ digests: await records.submissionDigestsOf(submitter), createdAt }, erasures);
  const complaints = await tx
    .selectFrom('complaints')
    .select(['id', 'site', 'commitment_key', 'address', 'member', 'filed_at', 'code', 'content'])
    .execute();
  const erasedComplaints = [];
  for (const row of complaints) {
    const { site, address, member, filed_at, content } = row;
    const submitter = {
      ...{ site, phones: phonesIn(content) },
      ...(address !== null && { address }),
      ...(member !== null && { member }),
    };
    if (await isErased(submitter, filed_at)) erasedComplaints.push(row);
  }
  await deleteMailsAbout(tx, erasedComplaints);
  await eraseComplaints(tx, erasedComplaints, now);

  const messages = await tx
    .selectFrom('inbox_messages')
    .select(['reference', 'site', 'content', 'received_at'])
    .execute();
  const erasedMessages = [];
  for (const { reference, site, content, received_at } of messages) {
    const { email } = JSON.parse(content) as { readonly email?: EmailAddress };
    const address = email === undefined ? {} : { address: accountAddress(email) };
    if (await isErased({ site, phones: phonesIn(content), ...address }, received_at)) erasedMessages.push(reference);
  }
  await deleteMessages(tx, erasedMessages);
  return erasedComplaints.length + erasedMessages.length;
}
