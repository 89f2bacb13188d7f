import { expect } from 'chai';
import type { Locale } from '#domain/locale/locale.ts';
import type { MemberMail } from '#domain/mail/mail.ts';
import type { OutboxMail } from '#ports/Outbox.ts';
import { secretTokenOf } from '#domain/session/secretToken.ts';
import { createRenderContexts } from '#server/createRenderContexts.ts';
import { renderMail } from '#server/mail/renderMail.ts';

import { siteDetails } from '#test/support/builders.ts';
import { EMAIL } from '#test/support/memberBuilders.ts';
import { at } from '#test/support/testClock.ts';

const CONTEXTS = createRenderContexts('');
const TOKEN = secretTokenOf(new Uint8Array(32).fill(7));
const SITE = siteDetails({ publicOrigin: 'https://water.example' });
const WHEN = at('2026-11-21T03:00:00Z');
const BROWSER = { browser: 'Firefox', system: 'Android' } as const;

const MAILS: readonly MemberMail[] = [
  { template: 'verification', token: TOKEN },
  { template: 'emailChange', token: TOKEN },
  { template: 'passwordReset', token: TOKEN },
  { template: 'alreadyRegistered' },
  { template: 'passwordChanged', at: WHEN, browser: BROWSER },
  { template: 'emailChanged', at: WHEN },
  { template: 'newSignIn', at: WHEN, browser: BROWSER },
  { template: 'providerLinked', at: WHEN, browser: BROWSER },
  { template: 'providerUnlinked', at: WHEN },
];

describe('A mail to a member', () => {
  const render = (content: MemberMail, locale: Locale = 'en') => {
    const mail = { content, locale, recipient: EMAIL, messageId: '<1@water.example>' } as OutboxMail;
    return renderMail(mail, SITE, CONTEXTS[locale]);
  };

  for (const mail of MAILS)
    it(`has a subject, whom to ask and the same content as text and as HTML (${mail.template})`, () => {
      const [th, en] = [render(mail, 'th'), render(mail)];
      expect(th.subject)
        .to.match(/[\u0E00-\u0E7F]/)
        .and.not.equal(en.subject);
      for (const { text, html } of [th, en])
        for (const part of [text, html])
          expect(part)
            .to.include(SITE.contact.email)
            .and.not.match(/[{}]|undefined/);
      expect(en.subject).to.include(SITE.name.en);
    });

  it('with a link leads to the page of that link at the public origin of the site, in its language', () => {
    const pages = ['members/verify', 'members/verify', 'members/reset-password'];
    for (const [index, page] of pages.entries())
      for (const locale of ['th', 'en'] as const) {
        const { text, html } = render(MAILS[index]!, locale);
        for (const part of [text, html])
          expect(part).to.include(`https://water.example/${locale}/${page}?token=${TOKEN}`);
      }
  });

  it('says for how long a link works', () => {
    expect(render(MAILS[0]!).text).to.include('for 24 hours').and.include('after 7 days');
    expect(render(MAILS[2]!).text).to.include('for 1 hour.');
  });

  it('about a sign-in says when it was and in which browser, and how to end it', () => {
    const { text } = render(MAILS[6]!);
    expect(text).to.include('Firefox, Android').and.include('21 November 2026');
    expect(text).to.include('https://water.example/en/members/forgot-password');
  });

  it('about another address leads to nobody but the department, because the old address opens nothing any more', () => {
    expect(render(MAILS[5]!).text).not.to.include('forgot-password');
  });
});
