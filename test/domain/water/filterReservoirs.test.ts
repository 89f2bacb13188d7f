import { expect } from 'chai';
import { filterReservoirs } from '#domain/water/filterReservoirs.ts';
import { both } from '#test/support/builders.ts';
import { filled } from '#test/support/waterBuilders.ts';

describe('The filter of reservoirs', () => {
  const all = [
    filled('a', 1, 2, { name: both('เขื่อนแม่ริ้วทอง', 'Mae Rio Thong Dam') }),
    filled('b', 1, 2, { name: both('เขื่อนลำไพลิน', 'Lam Phailin Dam'), region: 'south' }),
  ];
  const idsOf = (found: readonly (typeof all)[number][]) => found.map(({ reservoir }) => reservoir.id);

  it('leaves everything when nothing is asked for', () => {
    expect(idsOf(filterReservoirs(all, {}))).to.deep.equal(['a', 'b']);
  });

  it('finds a part of a name in both languages, whatever the case', () => {
    expect(idsOf(filterReservoirs(all, { name: 'THONG' }))).to.deep.equal(['a']);
    expect(idsOf(filterReservoirs(all, { name: 'ไพลิน' }))).to.deep.equal(['b']);
  });

  it('finds those of a region that have the name as well', () => {
    expect(idsOf(filterReservoirs(all, { region: 'south' }))).to.deep.equal(['b']);
    expect(filterReservoirs(all, { region: 'south', name: 'thong' })).to.deep.equal([]);
  });
});
