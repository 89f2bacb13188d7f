import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import type { Locale } from '#domain/locale/locale.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { codeMailedTo } from './codeMailedTo.ts';
import { inNewTab, siteOf, waitForHydration, type Deployment } from './fixtures.ts';

const FORMS = {
  contact: {
    path: '/contact',
    fields: { name: 'มานะ', surname: 'Jaidee', subject: 'น้ำ', message: 'ประตูน้ำปิดไม่ได้' },
    choose: (tab: Page) => tab.locator('[name="terms"]').check(),
  },
  report: {
    path: '/report-broken-file?page=%2Fen%2Ffaq',
    fields: { firstName: 'มานะ', lastName: 'Jaidee', phone: '๐๘๑-๒๓๔-๕๖๗๘' },
    choose: (tab: Page) => tab.locator('[name="topic"]').selectOption({ index: 1 }),
  },
} as const;

const WORDS: Readonly<Record<Locale, { readonly missing: string; readonly success: string }>> = {
  th: { missing: 'โปรดกรอกชื่อ', success: 'ส่งแบบฟอร์มเรียบร้อยแล้ว' },
  en: { missing: 'Please enter your first name.', success: 'Form Submitted Successfully' },
};

type Journey = readonly [keyof typeof FORMS, Deployment, Locale, 'with' | 'without'];

/** Every pair of a form, a deployment, a language and scripts or none; `npm run test:full` has all of them together. */
const PAIRWISE: readonly Journey[] = [
  ['contact', 'embedded', 'th', 'with'],
  ['report', 'embedded', 'en', 'without'],
  ['contact', 'two tiers', 'en', 'without'],
  ['report', 'two tiers', 'th', 'with'],
  ['contact', 'PostgreSQL', 'th', 'without'],
  ['report', 'PostgreSQL', 'en', 'with'],
];

const ALL: readonly Journey[] = (['contact', 'report'] as const).flatMap((form) =>
  (['embedded', 'two tiers', 'PostgreSQL'] as const).flatMap((deployment) =>
    (['th', 'en'] as const).flatMap((locale) =>
      (['with', 'without'] as const).map((scripts) => [form, deployment, locale, scripts] as const),
    ),
  ),
);

describe('A form, sent empty, mended and sent again, ends in the success popup', () => {
  for (const [form, deployment, locale, scripts] of IS_FULL ? ALL : PAIRWISE)
    it(`(${form}, ${deployment}, ${locale}, ${scripts} scripts)`, async () => {
      const { path, fields, choose } = FORMS[form];
      const { address } = await siteOf(deployment);
      await inNewTab({ scripts: scripts === 'with' }, async (tab) => {
        await tab.goto(address(DEPARTMENT, `/${locale}${path}`));
        if (scripts === 'with') await waitForHydration(tab);
        const button = tab.locator('.post-form .button');
        await button.click();
        await tab.locator('.error-summary:focus', { hasText: WORDS[locale].missing }).waitFor();
        // Few mails are sent to one address in an hour.
        const email = `${randomUUID()}@example.com`;
        for (const [name, text] of Object.entries({ ...fields, email }))
          await tab.locator(`.post-form [name="${name}"]`).fill(text);
        await choose(tab);
        await button.click();
        if (form === 'report' && scripts === 'without') {
          await tab.locator('[name="robotCode"]').fill(await codeMailedTo(email));
          await button.click();
        }
        await tab.locator('.result-dialog h1', { hasText: WORDS[locale].success }).waitFor();
        expect(await tab.locator('.form-receipt-number').innerText()).to.match(/^\d{5}-\d{5}$/);
      });
    });
});
