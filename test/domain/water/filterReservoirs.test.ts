import { expect } from 'chai';
import { filterReservoirs, isFiltered } from '#domain/water/filterReservoirs.ts';
import { both } from '#test/support/builders.ts';
import { filled, ruleCurve } from '#test/support/waterBuilders.ts';

describe('The filter of reservoirs', () => {
  const all = [
    filled('a', 1, 2, { name: both('เขื่อนแม่ริ้วทอง', 'Mae Rio Thong Dam') }),
    filled('b', 1, 2, { name: both('เขื่อนลำไพลิน', 'Lam Phailin Dam'), region: 'south' }),
  ];
  const idsOf = (found: readonly (typeof all)[number][]) => found.map(({ reservoir }) => reservoir.id);

  it('leaves everything when nothing is asked for', () => {
    expect(idsOf(filterReservoirs(all, {}))).to.deep.equal(['a', 'b']);
    expect([{}, { level: 'low' as const }].map(isFiltered)).to.deep.equal([false, true]);
  });

  it('finds a part of a name in both languages, whatever the case', () => {
    expect(idsOf(filterReservoirs(all, { name: 'THONG' }))).to.deep.equal(['a']);
    expect(idsOf(filterReservoirs(all, { name: 'ไพลิน' }))).to.deep.equal(['b']);
  });

  it('finds a part of the name of a province in both languages', () => {
    const placed = [
      filled('a', 1, 2, { province: both('เชียงใหม่', 'Chiang Mai') }),
      filled('b', 1, 2, { province: both('ตรัง', 'Trang') }),
    ];
    expect(idsOf(filterReservoirs(placed, { name: 'chiang' }))).to.deep.equal(['a']);
    expect(idsOf(filterReservoirs(placed, { name: 'ตรัง' }))).to.deep.equal(['b']);
  });

  it('finds those of a level, or all that need attention', () => {
    const levels = [
      filled('low', 10, 100),
      filled('good', 60, 100),
      filled('below', 60, 100, { ruleCurve: ruleCurve({ lower: 70, upper: 90 }) }),
      filled('unknown', null, 100),
    ];
    expect(idsOf(filterReservoirs(levels, { level: 'low' }))).to.deep.equal(['low']);
    expect(idsOf(filterReservoirs(levels, { level: 'attention' }))).to.deep.equal(['low', 'below']);
  });

  it('finds those of a region that have the name as well', () => {
    expect(idsOf(filterReservoirs(all, { region: 'south' }))).to.deep.equal(['b']);
    expect(filterReservoirs(all, { region: 'south', name: 'thong' })).to.deep.equal([]);
  });
});
