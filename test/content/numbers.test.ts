import { expect } from 'chai';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** What is formal: law, money, forms and disclosure. News, events and the magazine may tell numbers in words. */
const FORMAL = ['content/sites/*/{oit,policies,faq,documents,agencies}/*'];

const THAI_NUMBER = '(?:สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ยี่|เอ็ด|ร้อย|พัน|หมื่น|แสน)';
/** Not: ‘both’, ‘several’, ‘a few’, and ordinal numbers. */
const THAI = new RegExp(
  `(?<!ทั้ง|หลาย|ไม่กี่|ที่|ชั้น|${THAI_NUMBER}|หนึ่ง)(?:หนึ่ง)?${THAI_NUMBER}+` +
    '(?:วัน|ชั่วโมง|นาที|สัปดาห์|เดือน|ปี(?!ก)|บาท|(?<!พัน)ไร่|เมตร|กิโลเมตร|แห่ง|คน|ราย|ครั้ง|ฉบับ|หน้า|ข้อ|เรื่อง)',
  'gu',
);
const ENGLISH =
  /(?<!(?:all|other|both|the|these|those) )\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety)(?:-\w+)? (?:(?:working|more) )?(?:days|hours|minutes|weeks|months|years|baht|rai|metres|people|offices|pages)\b/gu;

describe('Deadlines, sums and counts of formal texts', () => {
  for (const [language, pattern] of [
    ['th', THAI],
    ['en', ENGLISH],
  ] as const)
    it(`are written in digits (${language})`, () => {
      const texts = [...FORMAL.map((glob) => `${glob}/${language}.md`), `src/ui/messages/${language}.json`]
        .flatMap((glob) => globSync(glob, { cwd: ROOT }))
        .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);
      expect(texts.length).to.be.above(100);
      const spelled = texts.flatMap(([path, text]) => (text.match(pattern) ?? []).map((words) => `${path}: ${words}`));
      expect(spelled).to.deep.equal([]);
    });
});
