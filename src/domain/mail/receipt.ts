import type { EmailAddress } from '../forms/email.ts';
import type { InboxContent } from '../inbox/inboxContent.ts';
import type { Reference } from '../inbox/reference.ts';
import type { Instant } from '../instant.ts';
import type { MailContent } from './mail.ts';

/** A receipt, and the address that it is sent to. */
export interface Receipt {
  readonly to: EmailAddress;
  readonly content: MailContent;
}

/**
 * The address that the receipt of a message goes to. Undefined when its sender gave none (spec §3: optional in the contact
 * form), or when such messages have none.
 */
export function receiptAddress(message: InboxContent): EmailAddress | undefined {
  return 'email' in message ? message.email : undefined;
}

/**
 * The receipt of a message to the department; undefined without an address. It has nothing of what the person wrote:
 * whoever mistypes an address sends it to a stranger.
 */
export function receiptOf(message: InboxContent, reference: Reference, receivedAt: Instant): Receipt | undefined {
  const to = receiptAddress(message);
  if (to === undefined) return undefined;
  const template = message.type === 'brokenFile' ? 'brokenFileReceipt' : 'messageReceipt';
  return { to, content: { template, reference, receivedAt } };
}
