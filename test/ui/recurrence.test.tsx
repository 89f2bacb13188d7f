import { expect } from 'chai';
import type { CalendarDate } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { parseRecurrenceRule } from '#domain/recurrence/recurrenceRule.ts';
import { recurrenceWords } from '#ui/components/item/recurrenceWords.ts';
import { EventRow } from '#ui/components/list/EventRow.tsx';
import { EventPage } from '#ui/pages/EventPage.tsx';
import { CONTEXTS, renderPart, textOf } from '#test/support/renderPart.tsx';
import { at } from '#test/support/testClock.ts';
import { contentItem, contentSummary } from '#test/support/uiBuilders.ts';

const rule = (text: string) => {
  const parsed = parseRecurrenceRule(text);
  if (!parsed.ok) throw new Error(parsed.code);
  return parsed.value;
};

describe('How an event recurs', () => {
  const words = (text: string, locale: Locale = 'en') => recurrenceWords(CONTEXTS[locale], { rule: rule(text) });

  it('is a sentence in English', () => {
    expect(words('FREQ=DAILY')).to.equal('Every day');
    expect(words('FREQ=DAILY;INTERVAL=2;COUNT=5')).to.equal('Every 2 days, 5 times');
    expect(words('FREQ=WEEKLY;BYDAY=WE;UNTIL=20261225')).to.equal('Every Wednesday until 25 December 2026');
    expect(words('FREQ=WEEKLY;BYDAY=TU,TH')).to.equal('Every Tuesday and Thursday');
    expect(words('FREQ=WEEKLY;INTERVAL=2;BYDAY=SU')).to.equal('Every 2 weeks on Sunday');
    expect(words('FREQ=MONTHLY;BYMONTHDAY=1,22')).to.equal('Every month on the 1st and 22nd');
    expect(words('FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1')).to.equal('Every 3 months on the last day');
    expect(words('FREQ=MONTHLY;BYDAY=1MO,-1FR')).to.equal('Every month on the first Monday and last Friday');
    expect(words('FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=22')).to.equal('Every year on the 22nd of March');
    expect(words('FREQ=YEARLY;INTERVAL=4;BYMONTH=6,12;BYDAY=2SA;COUNT=1')).to.equal(
      'Every 4 years on the second Saturday of June and December, 1 time',
    );
  });

  it('is a sentence in Thai, in the Buddhist era', () => {
    expect(words('FREQ=DAILY', 'th')).to.equal('ทุกวัน');
    expect(words('FREQ=WEEKLY;BYDAY=WE;UNTIL=20261225', 'th')).to.equal('ทุกวันพุธ จนถึงวันที่ 25 ธันวาคม 2569');
    expect(words('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=8', 'th')).to.equal(
      'ทุก 2 สัปดาห์ ในวันอังคารและวันพฤหัสบดี รวม 8 ครั้ง',
    );
    expect(words('FREQ=MONTHLY;BYDAY=1MO', 'th')).to.equal('ทุกเดือน ในวันจันทร์แรก');
    expect(words('FREQ=MONTHLY;BYMONTHDAY=1,-1', 'th')).to.equal('ทุกเดือน ในวันที่ 1 และวันสุดท้าย');
    expect(words('FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=22', 'th')).to.equal('ทุกปี ในวันที่ 22 ของเดือนมีนาคม');
  });
});

describe('The page of a recurring event', () => {
  const detail = {
    kind: 'event',
    startsAt: at('2026-11-25T09:00:00+07:00'),
    endsAt: at('2026-11-25T12:00:00+07:00'),
    allDay: false,
    recurrence: {
      rule: rule('FREQ=WEEKLY;BYDAY=WE'),
      startsAt: at('2026-01-07T09:00:00+07:00'),
      except: ['2026-12-30' as CalendarDate],
      also: [],
    },
  } as const;
  const later = { starts: [at('2026-12-02T09:00:00+07:00')], except: ['2026-12-30' as CalendarDate] };
  const page = (state: 'coming' | 'past' = 'coming') => {
    const item = contentItem({ detail });
    return renderPart(
      'en',
      <EventPage item={item} address="https://x.example/en/events/a" trail={[]} state={state} later={later} />,
    );
  };

  it('says when it takes place next and after that, how it recurs, and when it does not take place', () => {
    const text = textOf(page()).replaceAll('\u00a0', ' ');
    expect(text).to.include('Next time Wednesday 25 November 2026, 09:00–12:00');
    expect(text).to.include('Repeats Every Wednesday').and.include('After that Wednesday 2 December 2026');
    expect(text).to.include('Not on Wednesday 30 December 2026');
    expect(textOf(page('past'))).to.include('Last time Wednesday 25 November 2026');
  });

  it('leads to its file for calendar programs, and to its day in the calendar', () => {
    expect(page()).to.match(/href="\/en\/events\/[a-z-]+\.ics" type="text\/calendar"/);
    expect(page()).to.include('href="/en/calendar?date=2026-11-25"');
  });

  it('is said in lists, too', () => {
    const row = renderPart('en', <EventRow item={contentSummary({ detail })} level={2} />);
    expect(textOf(row)).to.include('Every Wednesday');
  });
});
