import type { EmailAddress } from '../forms/email.ts';
import type { BrokenFileReport } from '../inbox/brokenFileReport.ts';
import type { ContactMessage } from '../inbox/contactMessage.ts';
import type { Reference } from '../inbox/reference.ts';
import type { Instant } from '../instant.ts';
import type { MailContent } from './mail.ts';

/** A receipt, and the address that it is sent to. */
export interface Receipt {
  readonly to: EmailAddress;
  readonly content: MailContent;
}

/**
 * The receipt of a message to the department. Undefined when its sender gave no e-mail address (spec §3: optional in the
 * contact form). It has nothing of what the person wrote: whoever mistypes an address sends it to a stranger.
 */
export function receiptOf(
  message: ContactMessage | BrokenFileReport,
  reference: Reference,
  receivedAt: Instant,
): Receipt | undefined {
  if (message.email === undefined) return undefined;
  const template = message.type === 'contact' ? 'contactReceipt' : 'brokenFileReceipt';
  return { to: message.email, content: { template, reference, receivedAt } };
}
