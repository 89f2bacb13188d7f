import { expect } from 'chai';
import { Phrases } from '#ui/components/Phrases.tsx';
import { unbroken } from '#ui/components/unbroken.ts';
import { draw } from '#test/support/draw.tsx';

const NBSP = '\u00a0';

describe('A title', () => {
  it('keeps a number on the line of what it counts', () => {
    expect(unbroken('เลี่ยงเส้นทางตั้งแต่ 1 ธันวาคม')).to.equal(`เลี่ยงเส้นทางตั้งแต่ 1${NBSP}ธันวาคม`);
    expect(unbroken('the 18.4 km canal')).to.equal(`the 18.4${NBSP}km canal`);
  });

  it('keeps a year with its era', () => {
    expect(unbroken('แผนปีงบประมาณ พ.ศ. 2570')).to.equal(`แผนปีงบประมาณ พ.ศ.${NBSP}2570`);
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
