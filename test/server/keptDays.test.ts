import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { Settings } from '#config/Settings.ts';
import { complaintMessages } from '#ui/messages/complaint.ts';
import { formMessages } from '#ui/messages/form.ts';
import { memberMailMessages } from '#ui/messages/memberMail.ts';
import { personalDataWords } from '#ui/messages/personalData.ts';
import thai from '#ui/messages/th.json' with { type: 'json' };

const TWO_YEARS = 730;
const POLICY = 'content/sites/department/policies/privacy-policy';

describe('What people send is kept, where the settings say nothing else,', () => {
  it('for the two years that forms, the page of own data and the sample’s policy promise; a tip as long as its case needs it', async () => {
    expect(new Settings().keptDays).to.deep.equal({ messages: TWO_YEARS, complaints: TWO_YEARS, tips: undefined });
    const promises = [
      ...[formMessages.howLong, complaintMessages.dataHowLong],
      ...[personalDataWords.messages.kept, personalDataWords.complaints.kept],
    ];
    for (const { id, defaultMessage } of promises) {
      expect(defaultMessage).to.match(/\b(two|2) years after\b/i);
      expect(thai[id as keyof typeof thai]).to.match(/^(2 |สอง)ปี/);
    }
    const { id: lastMail, defaultMessage: lastMailText } = memberMailMessages.erasedIntro;
    expect(lastMailText).to.match(/\b2 years after\b/);
    expect(thai[lastMail]).to.contain('2 ปีนับแต่');
    const { kept } = personalDataWords.tips;
    expect([kept.defaultMessage, thai[kept.id as keyof typeof thai]]).to.deep.equal([
      ...['as long as the case needs it', 'เท่าที่จำเป็นต่อการดำเนินการเรื่องนั้น'],
    ]);
    const rowOf = async (language: string, ...starts: readonly string[]) =>
      (await readFile(`${POLICY}/${language}.md`, 'utf8'))
        .split('\n')
        .filter((line) => starts.some((start) => line.startsWith(`| ${start} |`)));
    const [en, th] = [
      await rowOf('en', 'write to us, or report a broken file or link', 'file a complaint'),
      await rowOf('th', 'เขียนถึงกรม หรือแจ้งไฟล์หรือลิงก์เสีย', 'ยื่นเรื่องร้องเรียน'),
    ];
    expect([en.length, th.length]).to.deep.equal([2, 2]);
    for (const row of en) expect(row).to.match(/\| 2 years after [^|]+ \|$/);
    for (const row of th) expect(row).to.match(/\| 2 ปีนับแต่[^|]+ \|$/);
  });
});
