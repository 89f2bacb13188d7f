import { expect } from 'chai';
import { groupedOrder, listOrder, type Grouped } from '#domain/content/listOrder.ts';

const arranged = (...items: readonly Partial<Grouped>[]) =>
  items.map(({ group, place, title = '' }): Grouped => ({ group, place, title }));
const wordsOf = ({ group, place, title }: Grouped) =>
  [group, place, title].filter((part) => part !== undefined && part !== '').join(' ');

describe('The order of a list', () => {
  it('is that of publication for what is news, that of time for events, and the department’s own for the rest', () => {
    expect(listOrder('news')).to.equal('newest');
    expect(listOrder('magazine')).to.equal('newest');
    expect(listOrder('event')).to.equal('soonest');
    expect(listOrder('faq')).to.equal('arranged');
    expect(listOrder('oit')).to.equal('arranged');
  });

  it('is by group, then by place in it; what has none stands behind', () => {
    const items = arranged(
      { group: 1, place: 1 },
      { place: 1 },
      { group: 0 },
      { group: 0, place: 12 },
      { group: 0, place: 2 },
    );
    expect(items.sort(groupedOrder('en')).map(wordsOf)).to.deep.equal(['0 2', '0 12', '0', '1 1', '1']);
  });

  it('is at last by title, as each language sorts, numbers by their value', () => {
    const titled = (...titles: readonly string[]) => arranged(...titles.map((title) => ({ title })));
    const english = titled('Office 10', 'office 2', 'Ärea', 'Zone', 'area').sort(groupedOrder('en'));
    expect(english.map(wordsOf)).to.deep.equal(['area', 'Ärea', 'office 2', 'Office 10', 'Zone']);
    const thai = titled('ขนส่ง', 'เกษตร', 'กฎหมาย').sort(groupedOrder('th'));
    expect(thai.map(wordsOf)).to.deep.equal(['กฎหมาย', 'เกษตร', 'ขนส่ง']);
  });
});
