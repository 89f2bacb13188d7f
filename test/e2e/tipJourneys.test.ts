import { expect } from 'chai';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { beginVisit, type Way } from './beginVisit.ts';
import type { Deployment } from './fixtures.ts';
import { answerTip } from './workOnTip.ts';

type Journey = readonly [Deployment, Locale, Way];

const WAYS: readonly Way[] = ['pointer', 'keyboard', 'no scripts'];
/** Those whose store is the sample's own, where tips are answered. */
const ALL: readonly Journey[] = (['embedded', 'two tiers'] as const).flatMap((deployment) =>
  LOCALES.flatMap((locale) => WAYS.map((way) => [deployment, locale, way] as const)),
);
const USUAL: readonly Journey[] = [
  ['embedded', 'th', 'keyboard'],
  ['embedded', 'en', 'no scripts'],
  ['two tiers', 'th', 'no scripts'],
  ['two tiers', 'en', 'pointer'],
];
const FORMS = ['report-election-corruption', 'report-misconduct'] as const;

const CONTRACT = { name: 'contract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 agreed') };

describe('Somebody who reports in confidence, in a browser,', () => {
  for (const [index, [deployment, locale, way]] of (IS_FULL ? ALL : USUAL).entries()) {
    const form = FORMS[index % FORMS.length]!;
    it(`sends a tip with a file and reads the answer (${form}, ${deployment}, ${locale}, ${way})`, async () => {
      const visit = await beginVisit(deployment, locale, way);
      await visit.run(async (person, tab) => {
        await person.open(`/${form}`);
        await tab.locator('[name="files"]').setInputFiles([CONTRACT]);
        await person.fill({ place: 'ศาลาหมู่บ้าน', people: 'รถตู้ กข 25' });
        await person.send();
        await person.sees('.error-summary a[href="#field-text"]');
        await person.ready();
        // Without scripts, no browser returns a file; with them, it is still chosen.
        if (way === 'no scripts') await tab.locator('[name="files"]').setInputFiles([CONTRACT]);
        else await person.sees('.files-name', CONTRACT.name);
        await person.fill({ text: 'มีการแจกเงินคืนก่อนวันเลือกตั้ง' });
        await person.send();
        await person.sees('.form-receipt-number');
        const [reference = '', code = ''] = await tab.locator('.form-receipt-number').allInnerTexts();
        expect(reference).to.match(/^\d{5}-\d{5}$/);

        await person.open('/report-answers');
        await person.fill({ tipCode: code });
        await person.send();
        await person.sees('.tip-answered .facts', reference);
        expect(await answerTip(reference, 'ขอบคุณครับ เราตรวจสอบแล้ว')).to.include('1-contract.pdf');
        await person.open('/report-answers');
        await person.fill({ tipCode: '22222-22222-2222' });
        await person.send();
        await person.sees('.error-summary a[href="#field-tipCode"]');
        await person.ready();
        await person.fill({ tipCode: code.toLowerCase().replaceAll('-', ' ') });
        await person.send();
        await person.sees('.tip-reply', 'ขอบคุณครับ เราตรวจสอบแล้ว');
        await person.sees('.tip-answered .facts', reference);
        const kept = await tab.evaluate(() =>
          JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
        );
        expect(kept).to.not.include('ศาลาหมู่บ้าน').and.not.include(code);

        await tab.locator(`.tip-answered form[action$="/${form}"] button`).click();
        await person.ready();
        await person.sees('.tip-page .facts', reference);
        expect(tab.url()).to.not.include(reference);
      });
    });
  }
});
