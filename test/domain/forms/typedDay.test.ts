import { expect } from 'chai';
import { parseTypedDay } from '#domain/forms/typedDay.ts';
import { done, refused } from '#domain/outcome.ts';

describe('A day as it was typed (parseTypedDay)', () => {
  const TYPED = {
    '2026-11-21': '2026-11-21',
    ' 2026-1-2 ': '2026-01-02',
    '31/12/2026': '2026-12-31',
    '31.12.2026': '2026-12-31',
    '31-12-2026': '2026-12-31',
    '1 2 2026': '2026-02-01',
    '31/12/2569': '2026-12-31',
    '๓๑/๑๒/๒๕๖๙': '2026-12-31',
    '2569-12-31': '2026-12-31',
    '2567-02-29': '2024-02-29',
    '31/12/2399': '2399-12-31',
    '1/1/2400': '1857-01-01',
  };
  for (const [typed, date] of Object.entries(TYPED))
    it(`is ${date} when it is ${typed}`, () => expect(parseTypedDay(typed)).to.deep.equal(done(date)));

  it('is refused when there is no such day', () => {
    for (const text of ['2026-02-31', '31.2.2026', '2026-13-01', '12/31/2026', '0/3/2026', '2568-02-29', '29/2/2568'])
      expect(parseTypedDay(text), text).to.deep.equal(refused('noSuchDay'));
  });

  it('is refused in a form that is not understood', () => {
    for (const text of ['', 'tomorrow', '5/3/27', '27-03-05', '20261-01-01', '5/3/2026 x', '5////3/2026', '31122026'])
      expect(parseTypedDay(text), text).to.deep.equal(refused('form'));
  });
});
