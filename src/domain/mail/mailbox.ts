import type { EmailAddress } from '../forms/email.ts';

/**
 * The mailbox behind an address, for counting only: without regard to case, and without a tag, because
 * `Somchai+water@example.org` is usually delivered to `somchai@example.org`. A mail is sent to the address as it was given.
 */
export function mailboxOf(address: EmailAddress): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const tag = local.indexOf('+');
  return (tag > 0 ? local.slice(0, tag) : local).toLowerCase() + address.slice(at);
}
