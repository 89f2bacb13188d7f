import { expect } from 'chai';
import type { ContentDetail } from '#domain/content/content.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Recurrence } from '#domain/recurrence/recurrence.ts';
import type { RecurrenceRule } from '#domain/recurrence/recurrenceRule.ts';
import { ArticleMeta } from '#ui/components/item/ArticleMeta.tsx';
import { EventRow } from '#ui/components/list/EventRow.tsx';
import { EventTime } from '#ui/components/item/EventTime.tsx';
import { EventPage } from '#ui/pages/EventPage.tsx';
import { EventsPage } from '#ui/pages/EventsPage.tsx';
import { picture } from '#test/support/builders.ts';
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
    expect(time(FAIR)).to.equal('12–14 December 2026');
    expect(time(FAIR, 'th')).to.equal('12–14 ธันวาคม 2569');
    const allDays = event('2026-12-12T00:00', '2026-12-15T00:00', { allDay: true });
    expect(time(allDays)).to.equal('12–14 December 2026');
  });

  it('does not include the day that begins when it ends', () => {
    expect(time(EVENING)).to.equal('12 December 2026, 18:00–00:00');
    expect(time(event('2026-12-12T18:00', '2026-12-13T00:01'))).to.equal('12–13 December 2026');
  });

  it('is one time when it has no duration, such as a deadline', () => {
    const deadline = event('2026-12-12T16:30', '2026-12-12T16:30');
    expect(time(deadline)).to.equal('12 December 2026, 16:30');
    expect(time(deadline, 'th')).to.equal('12 ธันวาคม 2569 เวลา 16.30 น.');
    expect(time(event('2026-12-12T00:00', '2026-12-12T00:00'))).to.equal('12 December 2026, 00:00');
  });

  it('may have the days of the week', () => {
    const words = (of: Event, locale: Locale) =>
      textOf(renderPart(locale, <EventTime event={of} withWeekday />)).replaceAll('\u00a0', ' ');
    expect(words(MEETING, 'en')).to.equal('Saturday 12 December 2026, 09:00–16:30');
    expect(words(MEETING, 'th')).to.equal('วันเสาร์ที่ 12 ธันวาคม 2569 เวลา 09.00–16.30 น.');
    expect(words(FAIR, 'en')).to.equal('Saturday 12 – Monday 14 December 2026');
    expect(renderPart('th', <EventTime event={FAIR} withWeekday />)).to.include(
      '<span class="nb">วันเสาร์ที่ 12</span>\u00a0–',
    );
    const deadline = event('2026-12-12T16:30', '2026-12-12T16:30');
    expect(words(deadline, 'th')).to.equal('วันเสาร์ที่ 12 ธันวาคม 2569 เวลา 16.30 น.');
  });

  it('has its start as the machine-readable datetime', () => {
    expect(renderPart('th', <EventTime event={MEETING} />)).to.include('dateTime="2026-12-12T02:00:00.000Z"');
  });
});

describe('The page of an event', () => {
  const htmlOf = (of: Event, state: 'coming' | 'past' = 'coming') =>
    renderPart(
      'en',
      <EventPage
        item={contentItem({ detail: of, given: { cover: picture({ alt: 'The hall' }) } })}
        address="https://office.test/en/events/x"
        trail={[]}
        state={state}
      />,
    );
  const pageOf = (of: Event, state?: 'coming' | 'past') => textOf(htmlOf(of, state));

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

  it('links to the map that its author gave, and to none that is only searched for', () => {
    const map = 'https://maps.example.org/?mlat=14&mlon=100';
    const place = { place: 'Rangsit Canal' };
    expect(htmlOf({ ...MEETING, ...place, map })).to.match(
      /href="https:\/\/maps[^"]*"[^>]*>Map \(maps\.example\.org\)</,
    );
    expect(htmlOf({ ...MEETING, ...place })).not.to.include('Map (');
  });

  it('has day, time and place before the picture, and the day of publication after the text', () => {
    const page = pageOf({ ...MEETING, place: 'Rangsit Canal' });
    expect(page).to.match(/When Saturday 12 December 2026, 09:00–16:30 Where Rangsit Canal/);
    expect(page).to.match(/All of it\..*Published 1 October 2026/);
    const html = htmlOf(MEETING);
    expect(html.indexOf('class="event-time')).to.be.within(1, html.indexOf('alt="The hall"'));
  });

  it('says who may come, at what cost, what happens in rain, and whom to ask, when that is known', () => {
    const office = contentSummary({ detail: { kind: 'agency', address: '1 Canal Road', phone: '0 2xxx 1100' } });
    const html = renderPart(
      'en',
      <EventPage
        item={{
          ...contentItem({ detail: { ...MEETING, audience: 'All farmers', cost: '60 places', weather: 'Indoors' } }),
          related: [office],
        }}
        address="https://office.test/en/events/x"
        trail={[]}
        state="coming"
      />,
    );
    expect(textOf(html)).to.match(/Who may come All farmers Places and cost 60 places If it rains Indoors Contact /);
    expect(textOf(html)).to.include('0 2xxx 1100');
    expect(html).not.to.include('related-items');
  });

  it('links to what was published about it since, when it is over', () => {
    const news = (publishedAt: string) => ({
      ...contentSummary({ name: publishedAt.slice(0, 10), detail: { kind: 'news' } }),
      publishedAt: at(publishedAt),
    });
    const item = {
      ...contentItem({ detail: MEETING }),
      related: [news('2026-12-20T09:00:00+07:00'), news('2026-12-01T09:00:00+07:00')],
    };
    const html = (state: 'coming' | 'past') =>
      renderPart('en', <EventPage item={item} address="https://office.test/en/events/x" trail={[]} state={state} />);
    const [, note = ''] = /class="event-past">(.*?)<\/div>/.exec(html('past')) ?? [];
    expect(textOf(note)).to.include('Published since then: Item 2026-12-20').and.not.include('2026-12-01');
    expect(html('coming')).not.to.include('Published since then');
  });

  it('says that the event is over when it is, below its title', () => {
    expect(pageOf(MEETING, 'past')).to.match(/Item \S+ This event is over\. See upcoming events/);
    expect(pageOf(MEETING, 'coming')).not.to.include('over');
  });

  it('tells how a past event went before its facts, and sets apart what was announced', () => {
    const item = {
      ...contentItem({ detail: MEETING }),
      summary: 'You can learn it.',
      bodyHtml: '<h2>How it went</h2>\n<p>34 passed.</p>\n<hr />\n<p>Come and learn.</p>',
    };
    const html = (state: 'coming' | 'past') =>
      renderPart('en', <EventPage item={item} address="https://office.test/en/events/x" trail={[]} state={state} />);
    expect(textOf(html('past'))).to.match(
      /over\. See upcoming events How it went 34 passed\. Took place .* What was announced on \d.* You can learn it\. Come and learn\./,
    );
    expect(html('past')).not.to.include('<hr');
    expect(textOf(html('coming'))).not.to.include('What was announced');
  });

  it('has a warning with which its text begins before its facts, until it is over', () => {
    const warning = '<blockquote>\n<h2>The siren will sound</h2>\n<p>No water is let go.</p>\n</blockquote>';
    const item = {
      ...contentItem({ detail: MEETING }),
      summary: 'You may watch.',
      bodyHtml: `${warning}\n<p>Come.</p>`,
    };
    const page = (state: 'coming' | 'past') =>
      textOf(
        renderPart('en', <EventPage item={item} address="https://office.test/en/events/x" trail={[]} state={state} />),
      );
    expect(page('coming')).to.match(/You may watch\. The siren will sound No water is let go\. When .* Come\./);
    expect(page('past')).to.match(/Took place .* The siren will sound No water is let go\. Come\./);
  });

  it('tells of a past event as past, without what mattered only before it', () => {
    const past = pageOf({ ...MEETING, audience: 'All farmers', cost: '60 places', weather: 'Indoors' }, 'past');
    expect(past).to.include('Took place Saturday 12 December 2026').and.include('Who could come All farmers');
    expect(past).not.to.include('60 places').and.not.include('Indoors');
  });

  it('names the day without hours as a day in Thai', () => {
    const factsOf = (of: Event) =>
      textOf(
        renderPart(
          'th',
          <EventPage
            item={contentItem({ detail: of })}
            address="https://office.test/th/events/x"
            trail={[]}
            state="coming"
          />,
        ),
      );
    expect(factsOf(MEETING)).to.include('วันเวลา วันเสาร์ที่ 12');
    expect(factsOf(FAIR)).to.include('วันที่ วันเสาร์ที่ 12\u00a0– วันจันทร์ที่ 14 ธันวาคม 2569');
  });
});

describe('An event among items of other kinds', () => {
  const meta = (of: ContentDetail) => textOf(renderPart('en', <ArticleMeta item={contentSummary({ detail: of })} />));

  it('has the day or days on which it takes place, not the day of its publication', () => {
    expect(meta(MEETING)).to.equal('12 Dec 2026');
    expect(meta(FAIR)).to.equal('12–14 Dec 2026');
    expect(meta(event('2026-12-30T09:00', '2027-01-02T12:00'))).to.equal('30 Dec 2026 – 2 Jan 2027');
    expect(meta(event('2026-11-28T09:00', '2026-12-02T12:00'))).to.equal('28 Nov – 2 Dec 2026');
    expect(meta({ kind: 'news' })).to.equal('1 Oct 2026');
    expect(meta({ kind: 'agency', address: '1 Canal Road' })).to.equal('');
    expect(meta({ kind: 'page' })).to.equal('');
  });
});

describe('The row of an event in a list', () => {
  it('has a calendar leaf that is hidden from screen readers, and the date as text', () => {
    const row = (locale: Locale) =>
      renderPart(locale, <EventRow item={contentSummary({ detail: MEETING })} level={2} />);
    expect(row('en')).to.match(/aria-hidden="true"><span[^>]*>Sat<\/span><span[^>]*>12<\/span><span>Dec<\/span>/);
    expect(row('th')).to.match(/aria-hidden="true"><span[^>]*>ส\.<\/span><span[^>]*>12<\/span><span>ธ\.ค\.<\/span>/);
    expect(textOf(row('en'))).to.include('Saturday 12 December 2026, 09:00–16:30');
  });

  it('shows one day on the leaf only, and as text for screen readers; several days also as text, with their weekdays', () => {
    const row = (of: Event) => renderPart('en', <EventRow item={contentSummary({ detail: of })} level={2} />);
    expect(row(MEETING)).to.include('<span class="visually-hidden">Saturday 12 December 2026,</span>');
    expect(row(FAIR).replaceAll(/<span class="nb">([^<]*)<\/span>/g, '$1')).to.include(
      '<span class="phrase">Saturday 12\u00a0–</span> <span class="phrase">Monday 14 December 2026,</span> ' +
        '<span class="phrase">09:00–16:30</span>',
    );
    const exhibition = event('2026-12-12T09:00', '2027-01-14T16:30');
    expect(textOf(row(exhibition))).to.include('– Thursday 14 January 2027, 09:00–16:30');
    expect(textOf(row({ ...exhibition, allDay: true })))
      .to.include('14 January 2027')
      .and.not.include('09:00');
  });

  it('shows all days on the leaf, also when they are in several months', () => {
    const leaf = (of: Event, underMonth = false, day?: string) => {
      const today = day === undefined ? {} : { today: day as CalendarDate };
      const html = renderPart(
        'en',
        <EventRow item={contentSummary({ detail: of })} level={2} underMonth={underMonth} {...today} />,
      );
      return Array.from(
        /aria-hidden="true">(.*?)<\/p>/.exec(html)?.[1]?.matchAll(/>([^<]+)</g) ?? [],
        ([, text]) => text,
      );
    };
    expect(leaf(FAIR)).to.deep.equal(['Sat–Mon', '12–14', 'Dec', '2026']);
    expect(leaf(EVENING)).to.deep.equal(['Sat', '12', 'Dec', '2026']);
    expect(leaf(event('2026-12-30T09:00', '2027-01-30T16:00'))).to.deep.equal(['30 Dec–', '30 Jan', '2026–27']);
    expect(leaf(event('2026-11-30T09:00', '2026-12-21T16:00'))).to.deep.equal(['30 Nov–', '21 Dec', '2026']);
    expect(leaf(FAIR, false, '2026-11-21')).to.deep.equal(['Sat–Mon', '12–14', 'Dec']);
    expect(leaf(FAIR, false, '2025-12-21')).to.deep.equal(['Sat–Mon', '12–14', 'Dec', '2026']);
    expect(leaf(event('2026-12-30T09:00', '2027-01-30T16:00'), false, '2026-11-21')[2]).to.equal('2026–27');
    expect(leaf(FAIR, true)).to.deep.equal(['Sat–Mon', '12–14']);
    expect(leaf(event('2026-12-01T09:00', '2026-12-07T16:00'), true)).to.deep.equal(['Tue–Mon', '1–7']);
    expect(leaf(event('2026-12-01T09:00', '2026-12-08T16:00'), true)).to.deep.equal(['1–8']);
    expect(leaf(event('2026-11-30T09:00', '2026-12-21T16:00'), true)).to.deep.equal(['30 Nov–', '21 Dec']);
    expect(leaf(event('2026-12-30T09:00', '2027-01-30T16:00'), true)).to.deep.equal(['30 Dec–', '30 Jan', '2026–27']);
  });
});

const RULE = 'FREQ=WEEKLY;BYDAY=MO' as RecurrenceRule;

describe('The row of an event that recurs', () => {
  const row = (locale: Locale, given: Partial<Recurrence>) => {
    const recurrence = { rule: RULE, startsAt: at('2026-12-07T09:00:00+07:00'), except: [], also: [], ...given };
    const detail = event('2026-12-08T09:00', '2026-12-08T12:00', { recurrence });
    return textOf(renderPart(locale, <EventRow item={contentSummary({ detail })} level={2} brief />)).replaceAll(
      '\u00a0',
      ' ',
    );
  };
  const days = (...dates: readonly string[]) => dates as readonly CalendarDate[];

  it('says from which day it was moved', () => {
    const moved = { except: days('2026-12-07'), also: days('2026-12-08') };
    expect(row('en', moved)).to.include('Moved from Monday 7 December');
    expect(row('th', moved)).to.include('เลื่อนจากวันจันทร์ที่ 7 ธันวาคม');
  });

  it('says when it will be left out soon', () => {
    const omitted = { except: days('2026-12-28', '2027-03-01') };
    expect(row('en', omitted)).to.include('Not on Monday 28 December');
    expect(row('th', omitted)).to.include('งดวันจันทร์ที่ 28 ธันวาคม');
    expect(row('en', {})).not.to.include('Not on');
  });
});

describe('The list of events', () => {
  const headings = (when: 'past' | undefined, events: readonly Event[]) => {
    const items = events.map((detail, place) => contentSummary({ name: `event-${String(place)}`, detail }));
    const props = {
      list: { items, total: items.length, years: [], categories: [] },
      paging: { page: 1, pageSize: 10 as const },
    };
    const months = ['2026-11-01', '2026-12-01'] as CalendarDate[];
    const calendar = { today: '2026-11-21' as CalendarDate, months, days: [{ date: months[1]!, count: 2 }] };
    const html = renderPart('en', <EventsPage {...props} filter={when ? { when } : {}} calendar={calendar} />);
    return [...html.matchAll(/<h2(?: class="small-month-title")?>(.*?)<\/h2>/g)].map(([, text = '']) => textOf(text));
  };
  const OLD = event('2026-10-01T09:00', '2026-12-01T16:30');

  it('has the events under their months, once each, and two months of the calendar beside them', () => {
    expect(headings(undefined, [MEETING, FAIR, event('2027-01-02T09:00', '2027-01-02T10:00')])).to.deep.equal([
      ...['December 2026', 'January 2027'],
      ...['November 2026', 'December 2026'],
    ]);
  });

  it('has what began in an earlier month and goes on under this month, but past events under their own', () => {
    expect(headings(undefined, [OLD])[0]).to.equal('November 2026');
    expect(headings('past', [OLD])[0]).to.equal('October 2026');
  });
});
