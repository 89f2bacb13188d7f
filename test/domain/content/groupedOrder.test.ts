import { expect } from 'chai';
import { groupedOrder, type Grouped } from '#domain/content/groupedOrder.ts';

const grouped = (...items: readonly Partial<Grouped>[]) =>
  items.map(({ group, place, title = '' }): Grouped => ({ group, place, title }));
const wordsOf = ({ group, place, title }: Grouped) =>
  [group, place, title].filter((part) => part !== undefined && part !== '').join(' ');

describe('The order of a list by category', () => {
  it('is by group, then by place in the group; items without a group or place are last', () => {
    const items = grouped(
      { group: 1, place: 1 },
      { place: 1 },
      { group: 0 },
      { group: 0, place: 12 },
      { group: 0, place: 2 },
    );
    expect(items.sort(groupedOrder('en')).map(wordsOf)).to.deep.equal(['0 2', '0 12', '0', '1 1', '1']);
  });

  it('is finally by title, in the alphabetical order of the language, with numbers by value', () => {
    const titled = (...titles: readonly string[]) => grouped(...titles.map((title) => ({ title })));
    const english = titled('Office 10', 'office 2', 'Ärea', 'Zone', 'area').sort(groupedOrder('en'));
    expect(english.map(wordsOf)).to.deep.equal(['area', 'Ärea', 'office 2', 'Office 10', 'Zone']);
    const thai = titled('ขนส่ง', 'เกษตร', 'กฎหมาย').sort(groupedOrder('th'));
    expect(thai.map(wordsOf)).to.deep.equal(['กฎหมาย', 'เกษตร', 'ขนส่ง']);
  });
});
