import type { MailContent } from '#domain/mail/mail.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import type { RenderedMail } from '#ports/Mailer.ts';
import type { OutboxMail } from '#ports/Outbox.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { complaintMailText } from './complaintMailText.ts';
import { mailHtml } from './mailHtml.ts';
import type { MailText } from './MailText.ts';
import { memberMailText } from './memberMailText.ts';
import { plainText } from './plainText.ts';
import { receiptText } from './receiptText.ts';
import { robotCodeText } from './robotCodeText.ts';

/** A mail in its language, as text and as HTML with the same content. @param context of that language */
export function renderMail(mail: OutboxMail, site: SiteDetails, context: RenderContext): RenderedMail {
  const { messageId, locale, recipient: to, content, createdAt: writtenAt } = mail;
  const text = textOf(content, site, context);
  return {
    ...{ messageId, locale, to, writtenAt },
    ...(content.template === 'accountErased' && { isLast: true }),
    senderName: site.name[locale],
    replyTo: site.contact.email,
    publicOrigin: site.publicOrigin,
    subject: text.subject,
    text: plainText(text),
    html: mailHtml(text, locale),
  };
}

function textOf(content: MailContent, site: SiteDetails, context: RenderContext): MailText {
  switch (content.template) {
    case 'messageReceipt':
    case 'brokenFileReceipt':
      return receiptText(content, site, context);
    case 'complaintReceipt':
    case 'complaintCodes':
    case 'complaintNews':
    case 'complaintAssigned':
      return complaintMailText(content, site, context);
    case 'robotCode':
      return robotCodeText(content, site, context);
    default:
      return memberMailText(content, site, context);
  }
}
