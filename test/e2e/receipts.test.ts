import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Page } from 'playwright';
import { DEPARTMENT } from '#test/support/site.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { DEPLOYMENTS, inTab, mailServer, siteOf, waitForHydration } from './fixtures.ts';

const CONTACT = { name: 'มานะ', surname: 'ใจดี', subject: 'ประตูน้ำ', message: 'ประตูน้ำปิดไม่ได้' };
const SUBJECTS = { th: 'ได้รับข้อความของท่านแล้ว: ', en: 'We have received your message: ' };
const LOCALES = ['th', 'en'] as const;

describe('The receipt of a contact message', () => {
  // In pairs by default: each deployment, both languages, with and without scripts.
  for (const deployment of DEPLOYMENTS)
    for (const locale of LOCALES)
      for (const scripts of IS_FULL ? [true, false] : [locale === 'en'])
        it(`arrives by mail, with the number on the page, to copy where scripts run (${deployment}, ${locale}, ${scripts ? 'with' : 'without'} scripts)`, async () => {
          const { address } = await siteOf(deployment);
          const mails = await mailServer();
          const email = `${randomUUID()}@example.org`;
          await inTab({ scripts }, async (tab) => {
            await tab.goto(address(DEPARTMENT, `/${locale}/contact`));
            if (scripts) await waitForHydration(tab);
            await sendContact(tab, email);
            const reference = await tab.locator('.form-receipt-number').innerText();
            if (scripts) await copyReference(tab, reference);
            const mail = await mails.mailTo(email);
            expect(mail.headers.get('subject')).to.equal(SUBJECTS[locale] + reference);
            expect(mail.parts.get('text/plain')).to.include(reference).and.include(`/${locale}/contact`);
            expect(mail.parts.get('text/html')).to.include(`<html lang="${locale}">`);
          });
        });
});

/** The clipboard of a tab belongs to nobody else. */
async function copyReference(tab: Page, reference: string): Promise<void> {
  await tab.evaluate(`Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text) => document.body.setAttribute('data-copied', text) },
  })`);
  await tab.locator('.form-receipt .copy-button').click();
  await tab.locator('.form-receipt [role="status"]:not(:empty)').waitFor();
  expect(await tab.locator('body').getAttribute('data-copied')).to.equal(reference);
}

async function sendContact(tab: Page, email: string): Promise<void> {
  for (const [name, text] of Object.entries({ ...CONTACT, email }))
    await tab.locator(`.post-form [name="${name}"]`).fill(text);
  await tab.locator('[name="terms"]').check();
  await tab.locator('.post-form .button').click();
  await tab.locator('.form-receipt-number').waitFor();
}
