import { expect } from 'chai';
import { Phrases } from '#ui/components/Phrases.tsx';
import { unbroken } from '#ui/components/unbroken.ts';
import { draw } from '#test/support/draw.tsx';

const NBSP = '\u00a0';
const JOINER = '\u2060';

describe('A title', () => {
  it('keeps a number on the line of what it counts', () => {
    expect(unbroken('ปิดคลองตั้งแต่ 1 ธันวาคม')).to.equal(`ปิดคลองตั้งแต่ 1${NBSP}ธันวาคม`);
    expect(unbroken('the 18.4 km canal')).to.equal(`the 18.4${NBSP}km canal`);
  });

  it('keeps a year with its era', () => {
    expect(unbroken('แผนปี พ.ศ. 2570')).to.equal(`แผนปี พ.ศ.${NBSP}2570`);
  });

  it('keeps a Thai compound on one line, for browsers would break it', () => {
    const parts = (text: string) => unbroken(text).split(JOINER);
    expect(parts('แผนจัดซื้อจัดจ้าง')).to.deep.equal(['แผนจัด', 'ซื้อ', 'จัด', 'จ้าง']);
    expect(parts('คู่มือตรวจเขื่อนประจำปี')).to.deep.equal(['คู่มือตรวจเขื่อนประจำ', 'ปี']);
    expect(parts('ฝนในภาคตะวันออกและภาคใต้')).to.deep.equal(['ฝนในภาค', 'ตะวัน', 'ออกและภาค', 'ใต้']);
    expect(parts('ฝนในภาคตะวันออกเฉียงเหนือ')).to.deep.equal(['ฝนในภาค', 'ตะวัน', 'ออกเฉียง', 'เหนือ']);
  });

  it('keeps a number in words on the line of what it counts', () => {
    expect(unbroken('ยื่นห้าราย')).to.equal(`ยื่นห้า${JOINER}ราย`);
    expect(unbroken('ภายในสิบห้าวัน')).to.equal(`ภายในสิบห้า${JOINER}วัน`);
    expect(unbroken('ห้ามสูบน้ำ'), 'a word that only begins as a number').to.equal('ห้ามสูบน้ำ');
  });

  it('keeps the name of a place on the line of what it is', () => {
    expect(unbroken('อำเภอครบุรี จังหวัดระยอง')).to.equal(`อำเภอ${JOINER}ครบุรี จังหวัด${JOINER}ระยอง`);
    expect(unbroken('ทุกจังหวัด')).to.equal('ทุกจังหวัด');
  });

  it('shows the same letters as were written', () => {
    const written = 'ตัวชี้วัดงบประมาณประจำปีของสำนักงานสามแห่งในภาคเหนือ';
    expect(unbroken(written).replaceAll(JOINER, '')).to.equal(written);
    expect(unbroken('The annual budget')).to.equal('The annual budget');
  });

  it('breaks between Thai phrases where it can, but not round a number', () => {
    const html = draw('th', <Phrases text="ขุดลอกคลอง ปิดคลองตั้งแต่ 1 ธันวาคม" />);
    expect(html).to.equal(
      `<span class="phrase">ขุดลอกคลอง</span> <span class="phrase">ปิดคลองตั้งแต่ 1${NBSP}ธันวาคม</span>`,
    );
  });

  it('is left to the browser in English', () => {
    expect(draw('en', <Phrases text="Canal to be dredged" />)).to.equal('Canal to be dredged');
  });
});
