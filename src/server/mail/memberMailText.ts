import type { AccountNotice, LinkMail, MemberMail } from '#domain/mail/mail.ts';
import { LINK_SECONDS } from '#domain/members/accountLink.ts';
import { UNVERIFIED_DAYS } from '#domain/members/unverifiedAccount.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { memberMailMessages } from '#ui/messages/memberMail.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { Fact, MailPart, MailText } from './MailText.ts';
import { paragraph } from './paragraph.ts';
import { waysToAsk } from './waysToAsk.ts';

const HOUR = 3_600;

const LINKS = {
  verification: {
    subject: memberMailMessages.verifySubject,
    intro: memberMailMessages.verifyIntro,
    notYou: memberMailMessages.verifyNotYou,
    route: 'verify',
    seconds: LINK_SECONDS.verification,
  },
  emailChange: {
    subject: memberMailMessages.changeSubject,
    intro: memberMailMessages.changeIntro,
    notYou: memberMailMessages.changeNotYou,
    route: 'verify',
    seconds: LINK_SECONDS.emailChange,
  },
  passwordReset: {
    subject: memberMailMessages.resetSubject,
    intro: memberMailMessages.resetIntro,
    notYou: memberMailMessages.resetNotYou,
    route: 'resetPassword',
    seconds: LINK_SECONDS.reset,
  },
} as const;

const NOTICES = {
  passwordChanged: { subject: memberMailMessages.passwordSubject, intro: memberMailMessages.passwordIntro },
  emailChanged: { subject: memberMailMessages.emailSubject, intro: memberMailMessages.emailIntro },
  accountErased: { subject: memberMailMessages.erasedSubject, intro: memberMailMessages.erasedIntro },
  secondFactorChanged: { subject: memberMailMessages.factorSubject, intro: memberMailMessages.factorIntro },
  recoveryCodeUsed: { subject: memberMailMessages.recoverySubject, intro: memberMailMessages.recoveryIntro },
  newSignIn: { subject: memberMailMessages.signInSubject, intro: memberMailMessages.signInIntro },
  providerLinked: { subject: memberMailMessages.linkedSubject, intro: memberMailMessages.linkedIntro },
  providerUnlinked: { subject: memberMailMessages.unlinkedSubject, intro: memberMailMessages.unlinkedIntro },
} as const;

/** A mail of the members area. Its links lead to the site's public origin, whatever host a request named. */
export function memberMailText(mail: MemberMail, site: SiteDetails, context: RenderContext): MailText {
  const name = site.name[context.locale];
  const { subject, parts } = bodyOf(mail, site, context);
  return {
    subject: context.t(subject, { site: name }),
    parts: [paragraph(context.t(memberMailMessages.greeting)), ...parts, waysToAsk(site, context), paragraph(name)],
  };
}

function bodyOf(mail: MemberMail, site: SiteDetails, context: RenderContext) {
  switch (mail.template) {
    case 'verification':
    case 'emailChange':
    case 'passwordReset':
      return linkBody(mail, site, context);
    case 'alreadyRegistered':
      return alreadyRegisteredBody(site, context);
    case 'passwordChanged':
    case 'emailChanged':
    case 'newSignIn':
    case 'providerLinked':
    case 'providerUnlinked':
    case 'accountErased':
    case 'secondFactorChanged':
    case 'recoveryCodeUsed':
      return noticeBody(mail, site, context);
  }
}

function linkBody({ template, token }: LinkMail, site: SiteDetails, context: RenderContext) {
  const { subject, intro, notYou, route, seconds } = LINKS[template];
  const address = site.publicOrigin + context.to(route, {}, { token });
  const parts: readonly MailPart[] = [
    paragraph(context.t(intro, { site: site.name[context.locale] })),
    { type: 'facts', facts: [{ label: context.t(memberMailMessages.linkPage), value: address, href: address }] },
    paragraph(context.t(memberMailMessages.linkLife, { hours: seconds / HOUR })),
    paragraph(context.t(notYou, { days: UNVERIFIED_DAYS })),
  ];
  return { subject, parts };
}

function alreadyRegisteredBody(site: SiteDetails, context: RenderContext) {
  const parts: readonly MailPart[] = [
    paragraph(context.t(memberMailMessages.alreadyIntro, { site: site.name[context.locale] })),
    {
      type: 'facts',
      facts: [
        pageFact(context.t(memberMailMessages.signIn), 'login', site, context),
        pageFact(context.t(memberMailMessages.newPassword), 'forgotPassword', site, context),
      ],
    },
    paragraph(context.t(memberMailMessages.alreadyNotYou)),
  ];
  return { subject: memberMailMessages.alreadySubject, parts };
}

function noticeBody({ template, at, browser = {} }: AccountNotice, site: SiteDetails, context: RenderContext) {
  const { subject, intro } = NOTICES[template];
  const used = [browser.browser, browser.system].filter((name) => name !== undefined).join(', ');
  const parts: readonly MailPart[] = [
    paragraph(context.t(intro, { site: site.name[context.locale] })),
    {
      type: 'facts',
      facts: [
        { label: context.t(memberMailMessages.when), value: context.dateTime(at) },
        ...(used === '' ? [] : [{ label: context.t(memberMailMessages.browser), value: used }]),
      ],
    },
    // Who has no account any more, or another one's address, cannot get a link: only the department can help.
    ...(template === 'emailChanged' || template === 'accountErased' ? [] : newPasswordParts(site, context)),
  ];
  return { subject, parts };
}

function newPasswordParts(site: SiteDetails, context: RenderContext): readonly MailPart[] {
  return [
    paragraph(context.t(memberMailMessages.notYouPassword)),
    { type: 'facts', facts: [pageFact(context.t(memberMailMessages.newPassword), 'forgotPassword', site, context)] },
  ];
}

function pageFact(
  label: string,
  route: 'login' | 'forgotPassword',
  { publicOrigin }: SiteDetails,
  context: RenderContext,
): Fact {
  const address = publicOrigin + context.to(route);
  return { label, value: address, href: address };
}
