import { expect } from 'chai';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { beginVisit, type Way } from './beginVisit.ts';
import type { Deployment } from './fixtures.ts';

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

const PICTURE = { name: 'ประตูน้ำ.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a of a sluice gate') };
const CODE = /^[2-9A-Z]{5}-[2-9A-Z]{5}-[2-9A-Z]{4}$/;

describe('Somebody who complains, in a browser,', function () {
  this.timeout(150_000);

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
        await person.ready();
        await person.fill({ phone: '๐๘๑ ๒๓๔ ๕๖๗๘' });
        await person.send();
        await person.sees('.qr-code');
        const [code = '', password = ''] = await tab.locator('.form-receipt-number').allInnerTexts();
        expect(code).to.match(CODE);

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
});
