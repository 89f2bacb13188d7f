import { expect } from 'chai';
import { GAP, joinPdfTexts, MAX_ATTACHMENT_TEXT, tidyPdfText } from '#domain/search/pdfText.ts';

describe('The text of a PDF file', () => {
  const cases: readonly (readonly [what: string, found: string, tidy: string])[] = [
    ['is one line', ' Gate\r\nlevels\t of  \n\n today ', 'Gate levels of today'],
    ['has whole words where lines divide them', 'irri-\ngation, tri\u00ad\nbutary', 'irrigation, tributary'],
    ['keeps a hyphen that is no division', 'B-\n12, 2569-\n70, North-\nEast', 'B- 12, 2569- 70, North- East'],
    ['has letters in place of ligatures', 'of\ufb01ce, \ufb02ow', 'office, flow'],
    ['is without characters that cannot be stored or seen', 'a\u0000b\ud800c\u200bd\ue123e', 'a b cd e'],
    ['has words where they are spaced out', `T${GAP}H${GAP}A${GAP}R${GAP}A 2569`, 'THARA 2569'],
    ['has Thai words where they are spaced out', `ส${GAP}า${GAP}ย ธ${GAP}า${GAP}ร${GAP}า`, 'สาย ธารา'],
    ['has a space where there is a gap between words', `the${GAP}canal${GAP}is`, 'the canal is'],
    ['has no digits put together', `1${GAP}2${GAP}3`, '1 2 3'],
    ['has sara am in one part', 'ทํา คํานํา', 'ทำ คำนำ'],
    [
      'has sara am after its tone, in whatever order they were drawn',
      'น\u0e49\u0e4d\u0e32 น\u0e4d\u0e49\u0e32',
      'น้ำ น้ำ',
    ],
    ['has the tone before sara am', 'น\u0e33\u0e49', 'น้ำ'],
    ['has sara am whose ring was lost', 'ส านักงาน ก าหนด', 'สำนักงาน กำหนด'],
    ['has the usual words with a tone and sara am whose ring was lost', 'น ้ามัน ต ่ากว่า ซ ้าอีก', 'น้ำมัน ต่ำกว่า ซ้ำอีก'],
    ['has other words with sara aa as they are', 'หน ้า ต ่าง ซ ้าย', 'หน้า ต่าง ซ้าย'],
    ['has no space before marks and vowels that follow', 'ต ้องการ กรณ ีที่ ขอ ง ประปา ะ', 'ต้องการ กรณีที่ ขอ ง ประปาะ'],
    ['has no space after vowels that lead', 'เ ขื่อน แ ละ', 'เขื่อน และ'],
    ['has sara ae, not sara e twice', 'เเม่น้ำ', 'แม่น้ำ'],
    ['has the vowel before the tone', 'ท\u0e48\u0e35 ผ\u0e49\u0e39', 'ที่ ผู้'],
    ['has marks once that were drawn twice', 'ที่\u0e48 นี\u0e35้', 'ที่ นี้'],
    ['has letters in place of the shifted ones of older fonts', 'ป\uf702 ฝ\uf701 ฟ\uf714า', 'ปี ฝิ ฟ้า'],
    ['is in NFC', 'cafe\u0301', 'café'],
    ['is as it was when nothing is wrong', 'ฝนตก 12 มม. ที่เขื่อน (Dam A)', 'ฝนตก 12 มม. ที่เขื่อน (Dam A)'],
  ];
  for (const [what, found, tidy] of cases) it(what, () => expect(tidyPdfText(found)).to.equal(tidy));

  it('is tidied once: what is tidy does not change', () => {
    for (const [, found] of cases) expect(tidyPdfText(tidyPdfText(found))).to.equal(tidyPdfText(found));
  });
});

describe('The text of several PDF files', () => {
  it('is one, and none when they have none', () => {
    expect(joinPdfTexts(['แผน', 'Plan'])).to.equal('แผน Plan');
    expect(joinPdfTexts([])).to.equal(undefined);
    expect(joinPdfTexts(['', ''])).to.equal(undefined);
  });

  it('is cut, and never in the middle of a character', () => {
    const long = joinPdfTexts(['x'.repeat(MAX_ATTACHMENT_TEXT - 1), '']);
    expect(long).to.have.length(MAX_ATTACHMENT_TEXT - 1);
    const cut = joinPdfTexts([`${'x'.repeat(MAX_ATTACHMENT_TEXT - 1)}😀`]);
    expect(cut).to.have.length(MAX_ATTACHMENT_TEXT - 1);
    expect(cut?.isWellFormed()).to.equal(true);
  });
});
