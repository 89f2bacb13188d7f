import { expect } from 'chai';
import { knownFilter } from '#domain/content/listFilter.ts';

describe('The filter of a list', () => {
  const categories = [
    { code: 'water', label: 'Water', children: [{ code: 'dams', label: 'Dams' }] },
    { code: 'people', label: 'People', children: [] },
  ];

  it('is not changed when the list has its category and subcategory', () => {
    for (const filter of [{}, { category: 'people', year: 2026 }, { category: 'water', subcategory: 'dams' }])
      expect(knownFilter(filter, categories)).to.equal(filter);
  });

  it('loses a subcategory that belongs to another category, and nothing else', () => {
    const filter = { subcategory: 'dams', year: 2026, when: 'past' } as const;
    expect(knownFilter({ category: 'people', ...filter }, categories)).to.deep.equal({
      category: 'people',
      year: 2026,
      when: 'past',
    });
    expect(knownFilter(filter, categories)).to.deep.equal({ year: 2026, when: 'past' });
  });

  it('is undefined when it names a category or a subcategory that no public item has', () => {
    for (const filter of [
      { category: 'nothing' },
      { category: 'dams' },
      { category: 'nothing', subcategory: 'dams' },
      { category: 'water', subcategory: 'nothing' },
      { subcategory: 'people' },
    ])
      expect(knownFilter(filter, categories), JSON.stringify(filter)).to.equal(undefined);
  });
});
