import type { SendMailOptions } from 'nodemailer';
import type { RenderedMail } from '#ports/Mailer.ts';

/**
 * A mail as nodemailer takes it. Addresses are objects, so that no text is parsed as a list of addresses; nodemailer
 * encodes the rest, and takes line breaks out of headers.
 *
 * @param sender the address of the sender; by default, `noreply` at the host of the site
 */
export function composeMail(mail: RenderedMail, sender?: string): SendMailOptions {
  const address = sender ?? `noreply@${new URL(mail.publicOrigin).hostname}`;
  return {
    messageId: mail.messageId,
    from: { name: mail.senderName, address },
    to: { name: '', address: mail.to },
    replyTo: { name: mail.senderName, address: mail.replyTo },
    date: mail.writtenAt,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    textEncoding: 'base64', // the other encoding triples the length of Thai text
    headers: {
      'Content-Language': mail.locale,
      // No vacation notice comes back (RFC 3834).
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
