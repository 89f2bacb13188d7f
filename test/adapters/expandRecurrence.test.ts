import { expect } from 'chai';
import type { CalendarDate } from '#domain/instant.ts';
import { parseRecurrenceRule } from '#domain/recurrence/recurrenceRule.ts';
import { expandRecurrence } from '#adapters/recurrence/expandRecurrence.ts';
import { at } from '#test/support/testClock.ts';

const HORIZON = at('2029-01-01T00:00:00+07:00');
const rule = (text: string) => {
  const parsed = parseRecurrenceRule(text);
  if (!parsed.ok) throw new Error(parsed.code);
  return parsed.value;
};

describe('The times of a recurring event', () => {
  const expand = (
    text: string,
    { starts = '2026-11-25T09:00:00+07:00', except = [] as string[], also = [] as string[], horizon = HORIZON } = {},
  ) =>
    expandRecurrence(
      {
        startsAt: at(starts),
        endsAt: at('2026-11-25T12:00:00+07:00'),
        recurrence: { rule: rule(text), except: except as CalendarDate[], also: also as CalendarDate[] },
      },
      horizon,
    );
  const days = async (...given: Parameters<typeof expand>) =>
    (await expand(...given))?.occurrences.map(({ startsAt }) => startsAt.slice(0, 10)) ?? [];

  it('are those of its rule, each as long as the first', async () => {
    expect(await expand('FREQ=WEEKLY;COUNT=3')).to.deep.equal({
      recurrence: {
        rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=3',
        startsAt: '2026-11-25T02:00:00.000Z',
        except: [],
        also: [],
      },
      occurrences: [
        { startsAt: '2026-11-25T02:00:00.000Z', endsAt: '2026-11-25T05:00:00.000Z' },
        { startsAt: '2026-12-02T02:00:00.000Z', endsAt: '2026-12-02T05:00:00.000Z' },
        { startsAt: '2026-12-09T02:00:00.000Z', endsAt: '2026-12-09T05:00:00.000Z' },
      ],
      goesOn: false,
    });
  });

  it('begin with the first day of the rule that is not before the start', async () => {
    const expansion = await expand('FREQ=MONTHLY;BYDAY=1MO;COUNT=2');
    expect(expansion?.recurrence?.startsAt).to.equal('2026-12-07T02:00:00.000Z');
    expect(await days('FREQ=MONTHLY;BYDAY=1MO;COUNT=2')).to.deep.equal(['2026-12-07', '2027-01-04']);
  });

  it('end with the last day of the rule, which is one of them', async () => {
    expect(await days('FREQ=DAILY;UNTIL=20261127')).to.deep.equal(['2026-11-25', '2026-11-26', '2026-11-27']);
  });

  it('go on however long the event has taken place every day', async () => {
    const starts = '2000-01-01T09:00:00+07:00';
    for (const text of ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU'])
      expect((await days(text, { starts })).length, text).to.equal(10_593);
    const horizon = at('2060-01-01T00:00:00+07:00');
    expect((await days('FREQ=DAILY', { starts, horizon })).at(-1)).to.equal('2059-12-31');
  });

  it('lack the exceptions and have the other days, each once', async () => {
    const options = { except: ['2026-12-02', '2027-05-05'], also: ['2026-12-03', '2026-11-25', '2026-11-01'] };
    expect(await days('FREQ=WEEKLY;COUNT=3', options)).to.deep.equal([
      '2026-11-01',
      '2026-11-25',
      '2026-12-03',
      '2026-12-09',
    ]);
  });

  it('are counted in Bangkok, where a day begins seven hours earlier', async () => {
    const starts = '2026-11-24T18:00:00Z';
    expect(await days('FREQ=WEEKLY;BYDAY=WE;COUNT=2', { starts })).to.deep.equal(['2026-11-24', '2026-12-01']);
  });

  it('go on beyond the horizon when the rule has no end', async () => {
    const horizon = at('2026-12-09T00:00:00+07:00');
    const expansion = await expand('FREQ=WEEKLY', { horizon });
    expect(expansion?.goesOn).to.equal(true);
    expect(await days('FREQ=WEEKLY', { horizon })).to.deep.equal(['2026-11-25', '2026-12-02']);
    expect((await expand('FREQ=DAILY'))?.occurrences.length).to.equal(768);
    expect((await expand('FREQ=WEEKLY;COUNT=2', { horizon }))?.goesOn).to.equal(false);
    expect((await expand('FREQ=WEEKLY;COUNT=1', { horizon, also: ['2027-01-01'] }))?.goesOn).to.equal(true);
  });

  it('have at least the first one, also beyond the horizon', async () => {
    expect(await days('FREQ=WEEKLY', { horizon: at('2026-01-01T00:00:00Z') })).to.deep.equal(['2026-11-25']);
  });

  it('leave out days that a month or a year does not have', async () => {
    const starts = '2024-02-29T09:00:00+07:00';
    expect(await days('FREQ=YEARLY', { starts })).to.deep.equal(['2024-02-29', '2028-02-29']);
    expect(await days('FREQ=MONTHLY;COUNT=3', { starts: '2026-12-31T09:00:00+07:00' })).to.deep.equal([
      '2026-12-31',
      '2027-01-31',
      '2027-03-31',
    ]);
    expect(await days('FREQ=YEARLY;BYMONTH=1,6;BYMONTHDAY=-1;COUNT=2', { starts })).to.deep.equal([
      '2024-06-30',
      '2025-01-31',
    ]);
  });

  it('are none when the rule has no day, or every day is an exception', async () => {
    expect(await expand('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')).to.equal(undefined);
    expect(await expand('FREQ=DAILY;UNTIL=20261124')).to.equal(undefined);
    expect(await expand('FREQ=WEEKLY;COUNT=1', { except: ['2026-11-25'] })).to.equal(undefined);
  });

  it('are one without a rule', async () => {
    const times = { startsAt: at('2026-11-25T02:00:00Z'), endsAt: at('2026-11-25T05:00:00Z') };
    expect(await expandRecurrence(times, HORIZON)).to.deep.equal({ occurrences: [times], goesOn: false });
  });
});
