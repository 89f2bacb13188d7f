import type { RobotCode } from '#domain/mail/mail.ts';
import { CODE_SECONDS } from '#domain/members/robotCheck.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { mailMessages } from '#ui/messages/mail.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { MailText } from './MailText.ts';

const MINUTE = 60;

/** The code of a robot check. */
export function robotCodeText({ code }: RobotCode, site: SiteDetails, context: RenderContext): MailText {
  const name = site.name[context.locale];
  return {
    subject: context.t(mailMessages.codeSubject, { site: name }),
    parts: [
      { type: 'paragraph', text: context.t(mailMessages.greeting) },
      { type: 'paragraph', text: context.t(mailMessages.codeIntro, { site: name, minutes: CODE_SECONDS / MINUTE }) },
      { type: 'facts', facts: [{ label: context.t(mailMessages.code), value: code }] },
      { type: 'paragraph', text: context.t(mailMessages.codeNotYou) },
      { type: 'paragraph', text: name },
    ],
  };
}
