import type { BrokenFileReceipt, MessageReceipt } from '#domain/mail/mail.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { contactMessages } from '#ui/messages/contact.ts';
import { formMessages } from '#ui/messages/form.ts';
import { mailMessages } from '#ui/messages/mail.ts';
import { reportMessages } from '#ui/messages/report.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { MailText } from './MailText.ts';
import { paragraph } from './paragraph.ts';
import { waysToAsk } from './waysToAsk.ts';

const WORDS = {
  messageReceipt: {
    subject: mailMessages.contactSubject,
    arrived: mailMessages.contactArrived,
    next: [contactMessages.nextRead, contactMessages.nextAnswer],
  },
  brokenFileReceipt: {
    subject: mailMessages.reportSubject,
    arrived: mailMessages.reportArrived,
    next: [reportMessages.nextRead, reportMessages.nextAnswer],
  },
} as const;

/**
 * The receipt of a message to the department: its number, what happens next, and whom to ask. Unlike the page, it does not
 * know whether an answer was wanted.
 */
export function receiptText(
  { template, reference, receivedAt }: MessageReceipt | BrokenFileReceipt,
  site: SiteDetails,
  context: RenderContext,
): MailText {
  const { locale } = context;
  const { subject, arrived, next } = WORDS[template];
  return {
    subject: context.t(subject, { reference }),
    parts: [
      paragraph(context.t(mailMessages.greeting)),
      paragraph(context.t(arrived, { site: site.name[locale], when: context.dateTime(receivedAt) })),
      { type: 'facts', facts: [{ label: context.t(formMessages.reference), value: reference }] },
      ...next.map((step) => paragraph(context.t(step))),
      paragraph(context.t(mailMessages.questions)),
      waysToAsk(site, context),
      paragraph(context.t(mailMessages.notYou)),
      paragraph(site.name[locale]),
    ],
  };
}
