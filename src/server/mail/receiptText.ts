import type { BrokenFileReceipt, MessageReceipt } from '#domain/mail/mail.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { contactMessages } from '#ui/messages/contact.ts';
import { formMessages } from '#ui/messages/form.ts';
import { mailMessages } from '#ui/messages/mail.ts';
import { pageLayoutMessages } from '#ui/messages/pageLayout.ts';
import { reportMessages } from '#ui/messages/report.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { MailPart, MailText } from './MailText.ts';

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

/** The receipt of a message to the department: its number, what happens next (as on the page), and whom to ask. */
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

function waysToAsk({ contact, hotline, publicOrigin }: SiteDetails, context: RenderContext): MailPart {
  const page = publicOrigin + context.to('contact');
  return {
    type: 'facts',
    facts: [
      { label: context.t(pageLayoutMessages.phone), value: contact.phone },
      { label: context.t(pageLayoutMessages.email), value: contact.email, href: `mailto:${contact.email}` },
      { label: context.t(mailMessages.contactPage), value: page, href: page },
      { value: context.t(pageLayoutMessages.hotline, { number: hotline.number, extension: hotline.extension }) },
    ],
  };
}

function paragraph(text: string): MailPart {
  return { type: 'paragraph', text };
}
