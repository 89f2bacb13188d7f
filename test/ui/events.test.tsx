import { expect } from 'chai';
import type { ContentDetail } from '#domain/content/content.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { EventRow } from '#ui/components/list/EventRow.tsx';
import { EventTime } from '#ui/components/item/EventTime.tsx';
import { EventPage } from '#ui/pages/EventPage.tsx';
import { contentItem, contentSummary } from '#test/support/uiBuilders.ts';
import { renderPart, textOf } from '#test/support/renderPart.tsx';
import { at } from '#test/support/testClock.ts';

type Event = Extract<ContentDetail, { readonly kind: 'event' }>;

/** Times in Bangkok. */
function event(starts: string, ends: string, given: Partial<Event> = {}): Event {
  const moment = (text: string) => at(`${text}:00+07:00`);
  return { kind: 'event', startsAt: moment(starts), endsAt: moment(ends), allDay: false, ...given };
}

const MEETING = event('2026-12-12T09:00', '2026-12-12T16:30');
const FAIR = event('2026-12-12T09:00', '2026-12-14T16:30');
const EVENING = event('2026-12-12T18:00', '2026-12-13T00:00');

describe('The time of an event', () => {
  const time = (of: Event, locale: Locale = 'en') => textOf(renderPart(locale, <EventTime event={of} />));

  it('is its day and its hours in Bangkok time', () => {
    expect(time(MEETING)).to.equal('12 December 2026, 09:00–16:30');
  });

  it('has the Buddhist era and a dot in the hours in Thai', () => {
    expect(time(MEETING, 'th')).to.equal('12 ธันวาคม 2569 เวลา 09.00–16.30 น.');
  });

  it('is only the day when it lasts all day', () => {
    const allDay = event('2026-12-12T00:00', '2026-12-13T00:00', { allDay: true });
    expect(time(allDay)).to.equal('12 December 2026');
    expect(time(event('2026-12-12T00:00', '2026-12-12T23:59', { allDay: true }))).to.equal('12 December 2026');
  });

  it('is the first and the last day when it lasts several days', () => {
    expect(time(FAIR)).to.equal('12 December 2026 – 14 December 2026');
    expect(time(FAIR, 'th')).to.equal('12 ธันวาคม 2569 – 14 ธันวาคม 2569');
    const allDays = event('2026-12-12T00:00', '2026-12-15T00:00', { allDay: true });
    expect(time(allDays)).to.equal('12 December 2026 – 14 December 2026');
  });

  it('does not include the day that begins when it ends', () => {
    expect(time(EVENING)).to.equal('12 December 2026, 18:00–00:00');
    expect(time(event('2026-12-12T18:00', '2026-12-13T00:01'))).to.equal('12 December 2026 – 13 December 2026');
  });

  it('is one time when it has no duration, such as a deadline', () => {
    const deadline = event('2026-12-12T16:30', '2026-12-12T16:30');
    expect(time(deadline)).to.equal('12 December 2026, 16:30');
    expect(time(deadline, 'th')).to.equal('12 ธันวาคม 2569 เวลา 16.30 น.');
    expect(time(event('2026-12-12T00:00', '2026-12-12T00:00'))).to.equal('12 December 2026, 00:00');
  });

  it('has its start as the machine-readable datetime', () => {
    expect(renderPart('th', <EventTime event={MEETING} />)).to.include('dateTime="2026-12-12T02:00:00.000Z"');
  });
});

describe('The page of an event', () => {
  const pageOf = (of: Event, state: 'coming' | 'past' = 'coming') =>
    textOf(
      renderPart(
        'en',
        <EventPage
          item={contentItem({ detail: of })}
          address="https://office.test/en/events/x"
          trail={[]}
          state={state}
        />,
      ),
    );

  it('shows the hours of each day when it lasts several days', () => {
    expect(pageOf(FAIR)).to.include('Hours 09:00–16:30');
    expect(pageOf({ ...FAIR, allDay: true })).not.to.include('Hours');
  });

  it('shows the hours once when it lasts one day, even until midnight', () => {
    expect(pageOf(MEETING)).not.to.include('Hours');
    expect(pageOf(EVENING)).to.include('18:00–00:00').and.not.include('Hours');
  });

  it('shows the place when it is known', () => {
    expect(pageOf({ ...MEETING, place: 'Rangsit Canal' })).to.include('Where Rangsit Canal');
    expect(pageOf(MEETING)).not.to.include('Where');
  });

  it('says that the event is over when it is', () => {
    expect(pageOf(MEETING, 'past')).to.include('This event is over.');
    expect(pageOf(MEETING, 'coming')).not.to.include('over');
  });
});

describe('The row of an event in a list', () => {
  it('has a calendar leaf that is hidden from screen readers, and the date as text', () => {
    const row = (locale: Locale) =>
      renderPart(locale, <EventRow item={contentSummary({ detail: MEETING })} level={2} />);
    expect(row('en')).to.match(/aria-hidden="true"><span[^>]*>12<\/span><span>Dec<\/span>/);
    expect(row('th')).to.match(/aria-hidden="true"><span[^>]*>12<\/span><span>ธ\.ค\.<\/span>/);
    expect(textOf(row('en'))).to.include('12 December 2026, 09:00–16:30');
  });

  it('shows the days on the leaf only, and as text for screen readers only', () => {
    const row = (of: Event) => renderPart('en', <EventRow item={contentSummary({ detail: of })} level={2} />);
    expect(row(MEETING)).to.include('<span class="visually-hidden">12 December 2026,</span>');
    expect(row(FAIR)).to.include('<span class="visually-hidden">– 14 December 2026</span>');
    const exhibition = event('2026-12-12T09:00', '2027-01-14T16:30');
    expect(row(exhibition)).to.include('– 14 January 2027').and.not.include('visually-hidden');
  });

  it('shows all days on the leaf when they are in one month', () => {
    const leaf = (of: Event) => {
      const html = renderPart('en', <EventRow item={contentSummary({ detail: of })} level={2} />);
      return Array.from(
        /aria-hidden="true">(.*?)<\/p>/.exec(html)?.[1]?.matchAll(/>([^<]+)</g) ?? [],
        ([, text]) => text,
      );
    };
    expect(leaf(FAIR)).to.deep.equal(['12–14', 'Dec', '2026']);
    expect(leaf(EVENING)).to.deep.equal(['12', 'Dec', '2026']);
    expect(leaf(event('2026-12-30T09:00', '2027-01-30T16:00'))).to.deep.equal(['30', 'Dec', '2026']);
  });
});
