import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { beginVisit, type Way } from './beginVisit.ts';
import type { Deployment } from './fixtures.ts';
import { mailWith } from './mailWith.ts';
import { workOnComplaint } from './workOnComplaint.ts';

type Journey = readonly [Deployment, Locale, Way];

const WAYS: readonly Way[] = ['pointer', 'keyboard', 'no scripts'];
const ALL: readonly Journey[] = (['embedded', 'PostgreSQL', 'two tiers'] as const).flatMap((deployment) =>
  LOCALES.flatMap((locale) => WAYS.map((way) => [deployment, locale, way] as const)),
);
const USUAL: readonly Journey[] = [
  ['embedded', 'th', 'keyboard'],
  ['PostgreSQL', 'en', 'no scripts'],
  ['two tiers', 'en', 'pointer'],
];

/** Those whose store is the sample's own, where complaints are worked on. */
const WORKED_ON = ALL.filter(([deployment]) => deployment !== 'PostgreSQL');
const USUALLY_WORKED_ON: readonly Journey[] = [
  ['embedded', 'en', 'keyboard'],
  ['two tiers', 'th', 'no scripts'],
];

/** What the department answers with. */
const DRAWING = 'docs/pictures/front-door-th.png';
const PICTURE = { name: 'ประตูน้ำ.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a of a sluice gate') };
const PASSWORD = 'river boat';
const OFFICER = 'สมศรี มั่นคง';
const AS = ['--name', OFFICER];
const CODE = /^[2-9A-Z]{5}-[2-9A-Z]{5}-[2-9A-Z]{4}$/;

describe('Somebody who complains, in a browser,', () => {
  for (const [deployment, locale, way] of IS_FULL ? ALL : USUAL)
    it(`files, follows, adds to and withdraws the complaint (${deployment}, ${locale}, ${way})`, async () => {
      const visit = await beginVisit(deployment, locale, way);
      await visit.run(async (person, tab) => {
        await person.open('/complaints');
        await tab.locator('[name="topic"]').selectOption('flood');
        await person.fill({ text: 'น้ำท่วมถนนหน้าบ้าน', place: 'หมู่ 4', position: '18.78765, 98.99312' });
        await tab.locator('[name="files"]').setInputFiles(PICTURE);
        await person.fill({ firstName: 'มาลี', lastName: 'ใจดี' });
        await person.tick('terms');
        await person.send();
        await person.sees('.error-summary a[href="#field-email"]');
        expect(await tab.locator('.complaint-intro').isVisible(), 'words between title and errors').to.equal(false);
        await person.ready();
        await person.fill({ phone: '๐๘๑ ๒๓๔ ๕๖๗๘' });
        await person.send();
        await person.sees('.complaint-keep');
        const [code = '', password = ''] = await tab.locator('.form-receipt-number').allInnerTexts();
        expect(code).to.match(CODE);
        const copies = tab.locator('.complaint-keep [data-enhance="copy-link"]');
        expect(await copies.isVisible()).to.equal(way !== 'no scripts');
        expect(await copies.locator('button').getAttribute('value'))
          .to.include(code)
          .and.include(password);

        await tab.context().clearCookies();
        await person.open(`/complaints/track?code=${code}`);
        expect(await tab.locator('[name="trackingCode"]').inputValue()).to.equal(code);
        await person.fill({ password: 'not the password' });
        await person.send();
        await person.sees('.error-summary a[href="#field-password"]');
        await person.ready();
        await person.fill({ password: password.toLowerCase() });
        await person.send();
        await person.sees('.complaint-timeline', PICTURE.name);

        await person.open('/complaints/opened/add');
        await person.fill({ text: 'น้ำลดแล้ว' });
        await person.send();
        await person.sees('.complaint-timeline', 'น้ำลดแล้ว');

        await person.open('/complaints/opened/withdraw');
        await person.send();
        await person.sees('.entry-notice');
        expect(await tab.locator('.complaint-acts a').count()).to.equal(0);
        await person.press('.complaint-part form button');
        await person.sees('[name="trackingCode"]');
        await person.sees('.entry-notice');
        await person.open('/complaints/opened');
        await person.sees('[name="trackingCode"]');
      });
    });

  for (const [deployment, locale, way] of IS_FULL ? WORKED_ON : USUALLY_WORKED_ON)
    it(`answers a question, rates the result, reopens and withdraws (${deployment}, ${locale}, ${way})`, async () => {
      const visit = await beginVisit(deployment, locale, way);
      await visit.run(async (person, tab) => {
        await person.open('/complaints');
        await person.fill({ text: 'ประตูน้ำชำรุด', firstName: 'มาลี', lastName: 'ใจดี', email: person.email });
        await person.fill({ password: PASSWORD });
        await person.tick('terms');
        await person.send();
        await person.sees('.complaint-keep');
        const code = await tab.locator('.form-receipt-number').first().innerText();
        const open = async () => {
          await person.open(`/complaints/track?code=${code}`);
          await person.fill({ password: PASSWORD });
          await person.send();
          await person.sees('.complaint-timeline');
        };

        await workOnComplaint('take', code, ...AS);
        await workOnComplaint('assign', code, ...AS, '--office', 'office-1');
        await workOnComplaint('ask', code, ...AS, '--text', 'อยู่ฝั่งใดของคลอง');
        await mailWith(person.email, code, 2);
        await open();
        await person.sees('.complaint-timeline [data-by="department"]', 'อยู่ฝั่งใดของคลอง');
        expect(await tab.locator('.complaint-timeline').innerText())
          .to.include(OFFICER)
          .and.not.include('office-1');
        await person.open('/complaints/opened/add');
        await person.fill({ text: 'ฝั่งวัด' });
        await person.send();
        await person.sees('.complaint-timeline', 'ฝั่งวัด');

        await workOnComplaint('answer', code, ...AS, '--text', 'แบบของประตูน้ำ', '--file', DRAWING);
        await workOnComplaint('finish', code, ...AS, '--text', 'ซ่อมประตูน้ำแล้ว');
        await open();
        await person.sees('.complaint-timeline', 'ซ่อมประตูน้ำแล้ว');
        const file = await tab.locator('.complaint-files a').getAttribute('href');
        const download = await tab.request.get(new URL(file ?? '', tab.url()).href);
        expect(download.headers()['content-disposition']).to.match(/^attachment; filename/);
        expect(await download.body()).to.deep.equal(await readFile(DRAWING));
        await person.press('.entry-notice a');
        await person.sees('[name="rating"]');
        await person.ready();
        await person.tick('rating');
        await person.send();
        await person.sees('.complaint-timeline [data-by="complainant"]', '5');

        await person.open('/complaints/opened/reopen');
        await person.sees('.complaint-result', 'ซ่อมประตูน้ำแล้ว');
        await person.send();
        await person.sees('.error-summary a[href="#field-text"]');
        await person.ready();
        await person.fill({ text: 'ยังรั่วอยู่' });
        await person.send();
        await person.sees('.complaint-timeline', 'ยังรั่วอยู่');
        await person.open('/complaints/opened/withdraw');
        await person.send();
        await person.sees('.entry-notice');
        expect(await workOnComplaint('show', code)).to.include('state         withdrawn');
      });
    });
});
