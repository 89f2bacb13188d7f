import { expect } from 'chai';
import { Phrases } from '#ui/components/text/Phrases.tsx';
import { Prose } from '#ui/components/text/Prose.tsx';
import { unbroken, unbrokenHtml } from '#ui/components/text/unbroken.ts';
import { renderPart } from '#test/support/renderPart.tsx';

const NBSP = '\u00a0';
const JOINER = '\u2060';

describe('The line breaks of a title', () => {
  it('keep a number and what it counts on one line', () => {
    expect(unbroken('ปิดคลองตั้งแต่ 1 ธันวาคม')).to.equal(`ปิดคลองตั้งแต่ 1${NBSP}ธันวาคม`);
    expect(unbroken('the 18.4 km canal')).to.equal(`the 18.4${NBSP}km canal`);
  });

  it('keep a year with its era', () => {
    expect(unbroken('แผนปี พ.ศ. 2570')).to.equal(`แผนปี พ.ศ.${NBSP}2570`);
  });

  it('keep a year with its month, but not a number with another word of the same ending', () => {
    expect(unbroken('ตุลาคม 2568 ถึงเมษายน 2569')).to.equal(`ตุลาคม${NBSP}2568${NBSP}ถึงเมษายน${NBSP}2569`);
    expect(unbroken('นักเรียน 12000')).to.equal('นักเรียน 12000');
    expect(unbroken('โรงพยาบาลสนาม 30 เตียง สังคม 5 แห่ง')).to.equal(`โรงพยาบาลสนาม 30${NBSP}เตียง สังคม 5${NBSP}แห่ง`);
  });

  it('keep a range of times or years together', () => {
    expect(unbroken('พ.ศ. 2550–2554')).to.equal(`พ.ศ.${NBSP}2550${JOINER}–${JOINER}2554`);
    expect(unbroken('2557–ปัจจุบัน')).to.equal(`2557${JOINER}–${JOINER}ปัจจุบัน`);
    expect(unbroken('open 8.30–16.30')).to.equal(`open 8.30${JOINER}–${JOINER}16.30`);
    expect(unbroken('2568–30 กันยายน')).to.equal(`2568–30${NBSP}กันยายน`);
    expect(unbroken('October 2024–March 2025')).to.equal('October 2024–March 2025');
    expect(unbroken('21 ธันวาคม – 3 มกราคม')).to.equal(`21${NBSP}ธันวาคม – 3${NBSP}มกราคม`);
  });

  it('keep the end of a superlative with its word', () => {
    expect(unbroken('ถามมากที่สุด พร้อมคำตอบ')).to.equal(`ถามมาก${JOINER}ที่${JOINER}สุด พร้อมคำตอบ`);
    expect(unbroken('ที่สุดแล้ว')).to.equal('ที่สุดแล้ว');
  });

  it('keep a Thai compound together, which browsers would break', () => {
    const parts = (text: string) => unbroken(text).split(JOINER);
    expect(parts('แผนจัดซื้อจัดจ้าง')).to.deep.equal(['แผนจัด', 'ซื้อ', 'จัด', 'จ้าง']);
    expect(parts('คู่มือตรวจเขื่อนประจำปี')).to.deep.equal(['คู่มือตรวจเขื่อนประจำ', 'ปี']);
    expect(parts('ฝนในภาคตะวันออกและภาคใต้')).to.deep.equal(['ฝนในภาค', 'ตะวัน', 'ออกและภาค', 'ใต้']);
    expect(parts('ฝนในภาคตะวันออกเฉียงเหนือ')).to.deep.equal(['ฝนในภาค', 'ตะวัน', 'ออกเฉียง', 'เหนือ']);
  });

  it('keep a spelled-out number with what it counts', () => {
    expect(unbroken('ยื่นห้าราย')).to.equal(`ยื่นห้า${JOINER}ราย`);
    expect(unbroken('ภายในสิบห้าวัน')).to.equal(`ภายในสิบห้า${JOINER}วัน`);
    expect(unbroken('ห้ามสูบน้ำ'), 'a word that only begins as a number').to.equal('ห้ามสูบน้ำ');
  });

  it('keep a number with its rate, and with the day that it belongs to', () => {
    expect(unbroken('หยุดช่วงละ 21 วัน')).to.equal(`หยุดช่วง${JOINER}ละ${NBSP}21${NBSP}วัน`);
    expect(unbroken('ไม่เกินร้อยละ 30')).to.equal(`ไม่เกินร้อย${JOINER}ละ${NBSP}30`);
    expect(unbroken('คลองและ 3 ฝาย'), 'a word that only ends alike').to.equal(`คลองและ 3${NBSP}ฝาย`);
    expect(unbroken('ถึงวันที่ 29 กันยายน')).to.equal(`ถึงวันที่${NBSP}29${NBSP}กันยายน`);
  });

  it('keep the name of a place with its kind', () => {
    expect(unbroken('อำเภอครบุรี จังหวัดระยอง')).to.equal(`อำเภอ${JOINER}ครบุรี จังหวัด${JOINER}ระยอง`);
    expect(unbroken('ทุกจังหวัด')).to.equal('ทุกจังหวัด');
  });

  it('change no visible character', () => {
    const written = 'ตัวชี้วัดงบประมาณประจำปีของสำนักงานสามแห่งในภาคเหนือ';
    expect(unbroken(written).replaceAll(JOINER, '')).to.equal(written);
    expect(unbroken('The annual budget')).to.equal('The annual budget');
  });

  it('are between Thai phrases, but not around a number', () => {
    const html = renderPart('th', <Phrases text="ขุดลอกคลอง ปิดคลองตั้งแต่ 1 ธันวาคม" />);
    expect(html).to.equal(
      `<span class="phrase">ขุดลอกคลอง</span> <span class="phrase">ปิดคลองตั้งแต่ 1${NBSP}ธันวาคม</span>`,
    );
  });

  it('are left to the browser in English', () => {
    expect(renderPart('en', <Phrases text="Canal to be dredged" />)).to.equal('Canal to be dredged');
  });
});

describe('The line breaks of rich text', () => {
  it('keep the same parts together as in a title', () => {
    expect(renderPart('th', <Prose html="<p>ประตูน้ำ 7 แห่ง ในภาคเหนือ</p><ul><li>สามจังหวัด</li></ul>" />)).to.include(
      `<p>ประตูน้ำ 7${NBSP}แห่ง ในภาค${JOINER}เหนือ</p><ul><li>สาม${JOINER}จังหวัด</li></ul>`,
    );
    expect(renderPart('en', <Prose html="<p>the 18.4 km canal</p>" />)).to.include(`<p>the 18.4${NBSP}km canal</p>`);
  });

  it('keep a number with what it counts where one of them is emphasised or a link', () => {
    expect(unbrokenHtml('<p><strong>7</strong> แห่ง</p>')).to.equal(`<p><strong>7</strong>${NBSP}แห่ง</p>`);
    expect(unbrokenHtml('<p>7 <a href="/th/x"><em>แห่ง</em></a></p>')).to.equal(
      `<p>7${NBSP}<a href="/th/x"><em>แห่ง</em></a></p>`,
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
