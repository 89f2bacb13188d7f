import type { PhoneNumber } from '#domain/forms/phone.ts';
import type { Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Tx } from '../Database.ts';
import { eraseComplaints } from '../ledger/eraseComplaints.ts';
import { deleteMessages } from './deleteMessages.ts';
import { findRowsOfPhone } from './findRowsOfPhone.ts';
import { deleteMailsAbout } from './mailsAbout.ts';
import { recordEvent } from './recordEvent.ts';

/** Deletes the messages and complaints that give a phone number. @returns whether there were any */
export async function eraseOfPhone(tx: Tx, site: SiteId, phone: PhoneNumber, now: Instant): Promise<boolean> {
  const { inbox_messages: messages, complaints } = await findRowsOfPhone(tx, site, phone);
  if (messages.length + complaints.length === 0) return false;
  await deleteMailsAbout(tx, complaints);
  const references = messages.map(({ reference }) => reference);
  await deleteMessages(tx, references);
  await eraseComplaints(tx, complaints, now);
  await recordEvent(tx, { site, member: undefined, kind: 'erased', at: now }, {});
  return true;
}
