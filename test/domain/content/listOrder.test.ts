import { expect } from 'chai';
import { CONTENT_KINDS } from '#domain/content/kind.ts';
import { groupedOrder, listOrder, type Grouped } from '#domain/content/listOrder.ts';

const arranged = (...items: readonly Partial<Grouped>[]) =>
  items.map(({ group, place, title = '' }): Grouped => ({ group, place, title }));
const wordsOf = ({ group, place, title }: Grouped) =>
  [group, place, title].filter((part) => part !== undefined && part !== '').join(' ');

describe('The order of a list', () => {
  it('is newest first, soonest first or the department’s own arrangement, according to the kind', () => {
    expect(Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, listOrder(kind)]))).to.deep.equal({
      news: 'newest',
      document: 'newest',
      album: 'newest',
      video: 'newest',
      infographic: 'newest',
      magazine: 'newest',
      faq: 'arranged',
      event: 'soonest',
      professional: 'arranged',
      agency: 'arranged',
      page: 'arranged',
      oit: 'arranged',
      policy: 'arranged',
    });
  });

  it('is by group, then by place in the group; items without a group or place are last', () => {
    const items = arranged(
      { group: 1, place: 1 },
      { place: 1 },
      { group: 0 },
      { group: 0, place: 12 },
      { group: 0, place: 2 },
    );
    expect(items.sort(groupedOrder('en')).map(wordsOf)).to.deep.equal(['0 2', '0 12', '0', '1 1', '1']);
  });

  it('is finally by title, in the alphabetical order of the language, with numbers by value', () => {
    const titled = (...titles: readonly string[]) => arranged(...titles.map((title) => ({ title })));
    const english = titled('Office 10', 'office 2', 'Ärea', 'Zone', 'area').sort(groupedOrder('en'));
    expect(english.map(wordsOf)).to.deep.equal(['area', 'Ärea', 'office 2', 'Office 10', 'Zone']);
    const thai = titled('ขนส่ง', 'เกษตร', 'กฎหมาย').sort(groupedOrder('th'));
    expect(thai.map(wordsOf)).to.deep.equal(['กฎหมาย', 'เกษตร', 'ขนส่ง']);
  });
});
