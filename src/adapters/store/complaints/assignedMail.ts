import type { EmailAddress } from '#domain/forms/email.ts';
import type { NewMail } from '../mail/putMail.ts';
import type { ComplaintTable } from '../ComplaintTables.ts';

/** Tells an office that a complaint is assigned to it. Offices read Thai. */
export function assignedMail({ site, code, expected_at: expectedAt }: ComplaintTable, to: EmailAddress): NewMail {
  return { site, locale: 'th', to, content: { template: 'complaintAssigned', code, expectedAt } };
}
