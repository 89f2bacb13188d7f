import type { Instant } from '#domain/instant.ts';
import type { Tx } from '../Database.ts';
import { eraseComplaints } from '../ledger/eraseComplaints.ts';
import { deleteMessages } from './deleteMessages.ts';
import { deleteMemberRecords } from './deleteMemberRecords.ts';
import { findPersonalRows } from './findPersonalRows.ts';
import type { Person } from './Person.ts';
import { recordEvent } from './recordEvent.ts';

/**
 * Deletes what is stored about a person (`ERASED`). Messages to the department and complaints belong to an office, which keeps them
 * for their own time: they are deleted on request of an operator only.
 *
 * @returns whether there was anything
 */
export async function erasePerson(
  tx: Tx,
  person: Person,
  { now, withMessages }: { readonly now: Instant; readonly withMessages: boolean },
): Promise<boolean> {
  const rows = await findPersonalRows(tx, person);
  const { site, address, member = null } = person;
  await tx.deleteFrom('newsletter_subscriptions').where('site', '=', site).where('address', '=', address).execute();
  const links = rows.account_links.map(({ digest }) => digest);
  if (links.length > 0) await tx.deleteFrom('account_links').where('digest', 'in', links).execute();
  const mails = rows.outbox.map(({ id }) => id);
  if (mails.length > 0) await tx.deleteFrom('outbox').where('id', 'in', mails).execute();
  if (withMessages) {
    const references = rows.inbox_messages.map(({ reference }) => reference);
    await deleteMessages(tx, references);
    await eraseComplaints(tx, rows.complaints, now);
  } else await tx.updateTable('complaints').set({ member: null }).where('member', '=', member).execute();
  await deleteMemberRecords(tx, await tx.deleteFrom('members').where('id', '=', member).returning('id').execute());
  const { inbox_messages: messages, complaints, complaint_entries: _, attachments: _files, ...others } = rows;
  const found = [...Object.values(others), ...(withMessages ? [messages, complaints] : [])];
  const isAny = found.some((ofTable) => ofTable.length > 0);
  if (isAny) await recordEvent(tx, { site, member: undefined, kind: 'erased', at: now }, {});
  return isAny;
}
