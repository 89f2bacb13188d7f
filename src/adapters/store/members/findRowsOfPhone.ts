import type { PhoneNumber } from '#domain/forms/phone.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Reader } from '../Database.ts';
import { mailsAbout } from './mailsAbout.ts';
import { phonesIn } from './phonesIn.ts';
import { submissionRows } from './submissionRows.ts';

/** The messages and complaints that give a phone number, and the mails about these complaints that wait, by table. */
export async function findRowsOfPhone(db: Reader, site: SiteId, phone: PhoneNumber) {
  const isTheirs = ({ content }: { readonly content: string }) => phonesIn(content).includes(phone);
  const messages = await db.selectFrom('inbox_messages').selectAll().where('site', '=', site).execute();
  const filed = await db.selectFrom('complaints').selectAll().where('site', '=', site).execute();
  const complaints = filed.filter(isTheirs);
  return {
    outbox: await mailsAbout(db, complaints),
    ...(await submissionRows(db, messages.filter(isTheirs), complaints)),
  };
}
