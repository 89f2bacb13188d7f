import { expect } from 'chai';
import type { CalendarDate } from '#domain/instant.ts';
import { movedFrom, nextOmission } from '#domain/calendar/exceptions.ts';

const days = (...dates: readonly string[]) => dates as readonly CalendarDate[];
const day = (date: string) => date as CalendarDate;

describe('An event that recurs', () => {
  it('has moved when it leaves out a day and takes place on another within a week of it', () => {
    const moved = { except: days('2026-12-07'), also: days('2026-12-08') };
    expect(movedFrom(moved, day('2026-12-08'))).to.equal('2026-12-07');
    expect(movedFrom({ except: days('2026-12-07'), also: days('2026-12-01') }, day('2026-12-01'))).to.equal(
      '2026-12-07',
    );
  });

  it('has not moved on its usual days, nor on extra days', () => {
    const moved = { except: days('2026-12-07'), also: days('2026-12-08', '2026-12-24') };
    expect(movedFrom(moved, day('2027-01-04'))).to.equal(undefined);
    expect(movedFrom(moved, day('2026-12-24'))).to.equal(undefined);
  });

  it('says the first day in the next month on which it is left out and not moved', () => {
    const event = { except: days('2026-12-30', '2026-12-09', '2026-11-25'), also: days('2026-12-10') };
    expect(nextOmission(event, day('2026-12-02'))).to.equal('2026-12-30');
    expect(nextOmission(event, day('2026-12-30'))).to.equal(undefined);
    expect(nextOmission(event, day('2026-11-28'))).to.equal(undefined);
  });
});
