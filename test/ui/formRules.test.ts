import { expect } from 'chai';
import { checkForm } from '#ui/forms/checkForm.ts';
import { ROBOT_CHECK_NAME } from '#ui/forms/fieldNames.ts';
import { contactRules } from '#ui/pages/ContactPage.tsx';
import { brokenFileRules } from '#ui/pages/ReportBrokenFilePage.tsx';
import { FORMS } from '#server/web/forms/forms.ts';
import { readForm } from '#server/web/actions/readForm.ts';

const TEXTS = [
  '',
  '  ',
  'น้ำ',
  'a@b.go.th',
  '02 000 1100',
  '๐๘๑-๒๓๔-๕๖๗๘',
  '123',
  'a\u0000',
  'yes',
  'ก'.repeat(201),
  'x'.repeat(5_001),
];

for (const [form, rules, schema] of [
  ['contact', contactRules, FORMS.contact.schema],
  ['broken-file', brokenFileRules, FORMS.reportBrokenFile.schema],
] as const)
  describe(`What the browser checks of the ${form} form`, () => {
    // A robot check is not in the schema: it is spent, not read.
    for (const name of Object.keys(rules).filter((each) => each !== ROBOT_CHECK_NAME))
      it(`is what the server checks of the field ${name}`, () => {
        for (const text of TEXTS) {
          const data = new FormData();
          data.set(name, text);
          const inBrowser = checkForm(rules, data)[name];
          expect(inBrowser, JSON.stringify(text.slice(0, 20))).to.equal(errorOnServer(schema, name, text));
        }
      });
  });

function errorOnServer(schema: new () => object, name: string, text: string): string | undefined {
  const isBox = ['terms', 'wantsAnswer'].includes(name);
  // The browser sends a box as 'yes' or not at all.
  if (isBox && text.trim() !== '' && text !== 'yes') return undefined;
  const read = readForm(schema, { [name]: text });
  return read.ok ? undefined : read.errors[name];
}
