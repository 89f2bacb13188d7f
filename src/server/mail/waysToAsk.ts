import type { SiteDetails } from '#domain/site/site.ts';
import { mailMessages } from '#ui/messages/mail.ts';
import { hotlineText } from '#ui/hotlineText.ts';
import { pageLayoutMessages } from '#ui/messages/pageLayout.ts';
import { phoneText } from '#ui/phoneText.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { MailPart } from './MailText.ts';

/** The ways to reach the department, for a question about a mail. */
export function waysToAsk({ contact, hotline, publicOrigin }: SiteDetails, context: RenderContext): MailPart {
  const page = publicOrigin + context.to('contact');
  return {
    type: 'facts',
    facts: [
      { label: context.t(pageLayoutMessages.phone), value: phoneText(contact.phone, context) },
      { label: context.t(pageLayoutMessages.email), value: contact.email, href: `mailto:${contact.email}` },
      { label: context.t(mailMessages.contactPage), value: page, href: page },
      { value: hotlineText(hotline, context) },
    ],
  };
}
