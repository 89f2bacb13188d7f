import { expect } from 'chai';
import type { CalendarDate } from '#domain/instant.ts';
import { GREATEST_AGE_YEARS, parseBirthday } from '#domain/members/birthday.ts';
import { done, refused } from '#domain/outcome.ts';

const TODAY = '2026-11-22' as CalendarDate;

describe('A birthday as it was typed (parseBirthday)', () => {
  const TYPED = {
    '1984-03-05': '1984-03-05',
    ' 1984-3-5 ': '1984-03-05',
    '5/3/1984': '1984-03-05',
    '05.03.1984': '1984-03-05',
    '5 - 3 - 1984': '1984-03-05',
    '5 3 1984': '1984-03-05',
    '5/3/2527': '1984-03-05',
    '๕/๓/๒๕๒๗': '1984-03-05',
    '2527-03-05': '1984-03-05',
    '29/2/2567': '2024-02-29',
    '22/11/2569': '2026-11-22',
    '22/11/2439': '1896-11-22',
    '1896-01-01': '1896-01-01',
  };
  for (const [typed, date] of Object.entries(TYPED))
    it(`is ${date} when it is ${typed}`, () => expect(parseBirthday(typed, TODAY)).to.deep.equal(done(date)));

  it('is missing when nothing was typed', () => {
    for (const text of ['', ' ']) expect(parseBirthday(text, TODAY)).to.deep.equal(refused('required'));
  });

  it('has four digits for the year, because two could be of either calendar', () => {
    for (const text of ['5/3/27', '27-03-05']) expect(parseBirthday(text, TODAY)).to.deep.equal(refused('dateFormat'));
  });

  it('is refused when it has another form, or no such day exists', () => {
    for (const text of [
      '31/2/1984',
      '30/2/2527',
      '5/13/1984',
      '0/3/1984',
      '5/3/1984 x',
      'x5/3/1984',
      'x1984-03-05',
      '1984-03-05x',
      '5/3/19840',
      '105/3/1984',
      '5////3/1984',
      '5/3////1984',
      '5.3',
      '05031984',
      '5 มีนาคม 2527',
    ])
      expect(parseBirthday(text, TODAY), text).to.deep.equal(refused('dateFormat'));
  });

  it('is not in the future', () => {
    expect(parseBirthday('23/11/2569', TODAY)).to.deep.equal(refused('birthdayInFuture'));
    expect(parseBirthday('2399-01-01', TODAY)).to.deep.equal(refused('birthdayInFuture'));
  });

  it('is not more than 130 years ago', () => {
    expect(GREATEST_AGE_YEARS).to.equal(130);
    expect(parseBirthday('1895-12-31', TODAY)).to.deep.equal(refused('birthdayTooEarly'));
    expect(parseBirthday('2400-01-01', TODAY)).to.deep.equal(refused('birthdayTooEarly'));
  });
});
