import { REOPENING_DAYS } from '#domain/complaints/complaintProgress.ts';
import type { ComplaintMail } from '#domain/mail/mail.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { complaintMailMessages } from '#ui/messages/complaintMail.ts';
import { mailMessages } from '#ui/messages/mail.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { MailText } from './MailText.ts';
import { paragraph } from './paragraph.ts';
import { waysToAsk } from './waysToAsk.ts';

/** A mail about complaints: their tracking codes, and never a password. */
export function complaintMailText(mail: ComplaintMail, site: SiteDetails, context: RenderContext): MailText {
  const name = site.name[context.locale];
  if (mail.template === 'complaintAssigned') return assignedText(mail, name, context);
  const { subject, intro, facts } = wordsOf(mail, site, context);
  return {
    subject,
    parts: [
      paragraph(context.t(mailMessages.greeting)),
      paragraph(intro),
      { type: 'facts', facts },
      paragraph(context.t(complaintMailMessages.password)),
      waysToAsk(site, context),
      paragraph(context.t(mailMessages.notYou)),
      paragraph(name),
    ],
  };
}

/** To an office: it is worked on where the complaints of the department are. */
function assignedText(
  { code, expectedAt }: Extract<ComplaintMail, { readonly template: 'complaintAssigned' }>,
  site: string,
  context: RenderContext,
): MailText {
  return {
    subject: context.t(complaintMailMessages.assignedSubject),
    parts: [
      paragraph(context.t(complaintMailMessages.assignedGreeting)),
      paragraph(context.t(complaintMailMessages.assigned, { site, date: context.date(expectedAt) })),
      { type: 'facts', facts: [{ label: context.t(complaintMailMessages.code), value: code }] },
      paragraph(site),
    ],
  };
}

type ComplainantMail = Exclude<ComplaintMail, { readonly template: 'complaintAssigned' }>;

function wordsOf(mail: ComplainantMail, { name, publicOrigin }: SiteDetails, context: RenderContext) {
  const site = name[context.locale];
  const page = publicOrigin + context.to('trackComplaint');
  const follow = { label: context.t(complaintMailMessages.follow), value: page, href: page };
  if (mail.template === 'complaintNews')
    return {
      subject: context.t(complaintMailMessages.newsSubject),
      intro: context.t(complaintMailMessages[mail.news], { site, days: REOPENING_DAYS }),
      facts: [{ label: context.t(complaintMailMessages.code), value: mail.code }, follow],
    };
  if (mail.template === 'complaintReceipt')
    return {
      subject: context.t(complaintMailMessages.subject),
      intro: context.t(complaintMailMessages.arrived, { site, date: context.date(mail.expectedAt) }),
      facts: [{ label: context.t(complaintMailMessages.code), value: mail.code }, follow],
    };
  return {
    subject: context.t(complaintMailMessages.codesSubject),
    intro: context.t(complaintMailMessages.codesIntro, { site }),
    facts: [
      ...mail.codes.map(({ code, filedAt }) => ({
        label: context.t(complaintMailMessages.filedOn, { date: context.date(filedAt) }),
        value: code,
      })),
      follow,
    ],
  };
}
