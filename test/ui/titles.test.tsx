import { expect } from 'chai';
import { globSync, readFileSync } from 'node:fs';
import { Phrases } from '#ui/components/text/Phrases.tsx';
import { Prose } from '#ui/components/text/Prose.tsx';
import { unbroken, unbrokenHtml as kept } from '#ui/components/text/lineBreaks.ts';
import { renderPart } from '#test/support/renderPart.tsx';

const NBSP = '\u00a0';
const WORDS = ['งบประมาณ', 'ภาคตะวันออก', 'ภาคตะวันออกเฉียงเหนือ', 'ภาคเหนือ', 'ตัวชี้วัด', 'ประจำปี'];
const unbrokenHtml = (html: string) => kept(html, WORDS);

describe('The line breaks of a title', () => {
  const nb = (text: string) => `<span class="nb">${text}</span>`;

  it('keep a number with its unit or month, and a year with its month or era', () => {
    expect(unbrokenHtml('ปิดคลองตั้งแต่ 1 ธันวาคม 2569')).to.equal(`ปิดคลองตั้งแต่ 1${NBSP}ธันวาคม${NBSP}2569`);
    expect(unbrokenHtml('the 18.4 km canal')).to.equal(`the 18.4${NBSP}km canal`);
    expect(unbrokenHtml('of 14 million m³')).to.equal(`of 14${NBSP}million${NBSP}m³`);
    expect(unbrokenHtml('14 ล้าน ลบ.ม.')).to.equal(`14${NBSP}ล้าน${NBSP}ลบ.ม.`);
    expect(unbrokenHtml('ไม่เกินร้อยละ 94')).to.equal(`ไม่เกินร้อยละ${NBSP}94`);
    expect(unbrokenHtml('แผนปี พ.ศ. 2570')).to.equal(`แผนปี พ.ศ.${NBSP}2570`);
  });

  it('leave the spaces between a number and any other word to the browser', () => {
    for (const text of ['นักเรียน 12000 คน', 'รวม 5 แห่ง และ 3 ฝาย', 'ถึงวันที่ 29', 'and 3 makers'])
      expect(unbrokenHtml(text)).to.equal(text);
  });

  it('keep a telephone number, a section of a law and a fraction of units together', () => {
    expect(unbrokenHtml('โทร. 0 2xxx 1190 ต่อ 5')).to.equal(`โทร.${NBSP}${nb('0 2xxx 1190')} ต่อ 5`);
    expect(unbrokenHtml('08 1234 5678')).to.equal(nb('08 1234 5678'));
    expect(unbrokenHtml('ตามมาตรา 24 (4) แห่ง')).to.equal(`ตามมาตรา${NBSP}24${NBSP}(4) แห่ง`);
    expect(unbrokenHtml('duty, section 24 (6)')).to.equal(`duty, section${NBSP}24${NBSP}(6)`);
    expect(unbrokenHtml('140 ลบ.ม./วินาที')).to.equal(`140${NBSP}${nb('ลบ.ม./วินาที')}`);
    expect(unbrokenHtml('at 140 m³/s')).to.equal(`at 140${NBSP}${nb('m³/s')}`);
  });

  it('keep the two parts of e-mail together, and a building with its number', () => {
    expect(unbrokenHtml('by post (e-mail too)')).to.equal(`by post ${nb('(e-mail too)')}`);
    expect(unbrokenHtml('E-mails, or a non-e-mail')).to.equal(`${nb('E-mails')}, or a non-e-mail`);
    expect(unbrokenHtml('ชั้นล่าง อาคาร 1')).to.equal(`ชั้นล่าง อาคาร${NBSP}1`);
  });

  it('keep a number with what is counted in lists and posts', () => {
    expect(unbrokenHtml('คำมั่น 5 ข้อ')).to.equal(`คำมั่น 5${NBSP}ข้อ`);
    expect(unbrokenHtml('คำมั่น 5 ข้อที่ให้ไว้')).to.equal(`คำมั่น 5${NBSP}ข้อที่ให้ไว้`);
    expect(unbrokenHtml('แม่น้ำ 2 สายไหล')).to.equal(`แม่น้ำ 2${NBSP}สายไหล`);
    expect(unbrokenHtml('จุดจอด 72 จุด วงเงิน')).to.equal(`จุดจอด 72${NBSP}จุด วงเงิน`);
    expect(unbrokenHtml('เครื่องสูบ 240 เครื่อง')).to.equal(`เครื่องสูบ 240${NBSP}เครื่อง`);
    expect(unbrokenHtml('ใน 3 จังหวัด')).to.equal(`ใน 3${NBSP}จังหวัด`);
    expect(unbrokenHtml('23.3 million rai')).to.equal(`23.3${NBSP}million${NBSP}rai`);
    expect(unbrokenHtml('รับสมัคร 30 อัตรา')).to.equal(`รับสมัคร 30${NBSP}อัตรา`);
    expect(unbrokenHtml('92,400 ครัวเรือน')).to.equal(`92,400${NBSP}ครัวเรือน`);
    expect(unbrokenHtml('เดือนละ 2 ครั้งด้วย')).to.equal(`เดือนละ 2${NBSP}ครั้งด้วย`);
    expect(unbrokenHtml('รวม 3 ข้อมูล'), 'a word that only begins so').to.equal('รวม 3 ข้อมูล');
  });

  it('keep a range of numbers, times or years together, but not of dates', () => {
    expect(unbrokenHtml('วัน 98–110')).to.equal(`วัน ${nb('98–110')}`);
    expect(unbrokenHtml('กว่า 8 ใน 10 ส่วน')).to.equal(`กว่า ${nb('8 ใน 10 ส่วน')}`);
    expect(unbrokenHtml('ลดลงราว 1 ใน 10')).to.equal(`ลดลงราว ${nb('1 ใน 10')}`);
    expect(unbrokenHtml('ลดลง 0.5 ใน 2569'), 'a year').to.equal('ลดลง 0.5 ใน 2569');
    expect(unbrokenHtml('โครงการทั้ง 3 แห่ง')).to.equal(`โครงการ${nb('ทั้ง 3 แห่ง')}`);
    expect(unbrokenHtml('น้อย 3 จาก 15 แห่ง')).to.equal(`น้อย ${nb('3 จาก 15 แห่ง')}`);
    expect(unbrokenHtml('1,200–1,500')).to.equal(nb('1,200–1,500'));
    expect(unbrokenHtml('พ.ศ. 2550–2554')).to.equal(`พ.ศ.${NBSP}${nb('2550–2554')}`);
    expect(unbrokenHtml('2557–ปัจจุบัน')).to.equal(nb('2557–ปัจจุบัน'));
    expect(unbrokenHtml('เวลา 08.30–16.30 น.')).to.equal(`เวลา${NBSP}${nb('08.30–16.30')}${NBSP}น.`);
    expect(unbrokenHtml('open 8.30–16.30')).to.equal(`open ${nb('8.30–16.30')}`);
    expect(unbrokenHtml('2568–30 กันยายน')).to.equal(`2568–30${NBSP}กันยายน`);
  });

  it('keeps the number of an office with its word, but not a date', () => {
    expect(unbrokenHtml('โครงการที่ 1 จังหวัด')).to.equal(`โครงการที่${NBSP}1 จังหวัด`);
    expect(unbrokenHtml('วันเสาร์ที่ 12 ธันวาคม')).to.equal(`วันเสาร์ที่ 12${NBSP}ธันวาคม`);
  });

  it('keep a district or subdistrict with its name', () => {
    expect(unbrokenHtml('ฝายบ้านทับ อำเภอแม่แจ่ม')).to.equal(`ฝายบ้านทับ ${nb('อำเภอแม่แจ่ม')}`);
    expect(unbrokenHtml('อำเภอที่กล่าวถึง'), 'a word without a name').to.equal('อำเภอที่กล่าวถึง');
  });

  it('keep every word of the lexicon whole, also where a shorter one begins it', () => {
    for (const word of WORDS) expect(unbrokenHtml(`การ${word}มา`)).to.equal(`การ${nb(word)}มา`);
  });

  it('keep what is short in brackets on one line', () => {
    expect(unbrokenHtml('แบบคำขอ (แบบ กช 11) ใหม่')).to.equal(`แบบคำขอ ${nb('(แบบ กช 11)')} ใหม่`);
    const long = '(a remark that is as long as a line on a phone)';
    expect(unbrokenHtml(long)).to.equal(long);
    expect(renderPart('th', <Phrases text="แบบคำขอ (แบบ กช 11)" />)).to.equal(
      `<span class="phrase">แบบคำขอ</span> <span class="phrase">${nb('(แบบ กช 11)')}</span>`,
    );
  });

  it('keep a spelled-out number with what it counts', () => {
    expect(unbrokenHtml('ภายในสิบห้าวัน')).to.equal(`ภายใน${nb('สิบห้าวัน')}`);
    expect(unbrokenHtml('ห้ามสูบน้ำ'), 'a word that only begins as a number').to.equal('ห้ามสูบน้ำ');
  });

  it('change no visible character and use no invisible one but the no-break space', () => {
    const written = 'ตัวชี้วัดงบประมาณประจำปี 2569 ของสำนักงานสามแห่งในภาคเหนือ';
    const html = renderPart('th', <p>{unbroken(written, WORDS)}</p>);
    expect(html.replaceAll(/<[^>]*>/g, '').replaceAll(NBSP, ' ')).to.equal(written);
    expect(html).not.to.match(/[\u200b\u2060]/);
  });

  it('are between Thai phrases, but not around a number', () => {
    const html = renderPart('th', <Phrases text="ขุดลอกคลอง ปิดคลองตั้งแต่ 1 ธันวาคม" />);
    expect(html).to.equal(
      `<span class="phrase">ขุดลอกคลอง</span> <span class="phrase">ปิดคลองตั้งแต่ 1${NBSP}ธันวาคม</span>`,
    );
  });

  it('are balanced, and those of no other text', () => {
    const balanced = globSync('src/ui/**/*.css').filter((path) =>
      readFileSync(path, 'utf8').includes('text-wrap: balance'),
    );
    expect(balanced).to.deep.equal(['src/ui/styles/text.css']);
    const rules = readFileSync('src/ui/styles/text.css', 'utf8').match(/[^}]+\{[^}]*text-wrap: balance[^}]*\}/g);
    expect(rules?.map((rule) => rule.trim())).to.deep.equal([
      ':where(h1, h2, h3, .phrase) {\n  text-wrap: balance;\n}',
    ]);
  });

  it('are left to the browser in English', () => {
    expect(renderPart('en', <Phrases text="Canal to be dredged" />)).to.equal('Canal to be dredged');
  });
});

describe('The line breaks of rich text', () => {
  it('keep the same parts together as in a title', () => {
    expect(renderPart('th', <Prose html="<p>ประตูน้ำ 7 เมตร ในภาคเหนือ</p>" />, WORDS)).to.include(
      `<p>ประตูน้ำ 7${NBSP}เมตร ใน<span class="nb">ภาคเหนือ</span></p>`,
    );
  });

  it('change no attribute and no other text', () => {
    const link = '<p><a href="https://example.org/ภาคเหนือ?สามแห่ง=ปี%202570" lang="th">ดู</a></p>';
    expect(unbrokenHtml(link)).to.equal(link);
    const file = '<p><a href="/documents/Report 2569 final.pdf" title="ปี 2569 ฉบับ">ดู</a></p>';
    expect(unbrokenHtml(file)).to.equal(file);
    const cell = '<td colspan="2" class="align-end">1 &lt; 2 &amp; 3</td>';
    expect(unbrokenHtml(cell)).to.equal(cell);
  });
});
