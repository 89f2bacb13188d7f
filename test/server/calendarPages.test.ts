import { expect } from 'chai';
import sinon from 'sinon';
import { Unavailable } from '#ports/Unavailable.ts';
import { category, siteDetails, version } from '#test/support/builders.ts';
import { eventDetail, eventOf } from '#test/support/eventBuilders.ts';
import { textOf } from '#test/support/renderPart.tsx';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { CLOSED_HOST, department, REGION_HOST, testArchives } from '#test/support/testArchives.ts';
import { at } from '#test/support/testClock.ts';
import { startWebInFrontOf, type WebInFront } from '#test/support/webInFront.ts';

const SHARED = 'public, max-age=0, s-maxage=1, must-revalidate';
const VIEWS = ['day', 'week', 'month', 'year'] as const;

const EVENTS = [
  eventOf('clinic', '2026-11-04 09:00', '2026-11-04 12:00', { repeats: 'FREQ=WEEKLY', category: 'training' }),
  eventOf('exhibition', '2026-11-20 00:00', '2026-12-01 23:59', { allDay: true }),
  eventOf('hearing', '2026-11-21 13:00', '2026-11-21 15:00', { place: 'The hall' }),
  eventOf('withdrawn', '2026-11-21 09:00', '2026-11-21 12:30', {
    versions: {
      en: version({
        title: 'Withdrawn words',
        withdrawnAt: at('2026-11-20T00:00:00Z'),
        detail: eventDetail('2026-11-21 09:00', '2026-11-21 12:30'),
      }),
    },
  }),
];
const withEvents = () => department({ items: EVENTS, categories: [category('training', { kind: 'event' })] });
function archives() {
  const [, region, closed] = testArchives();
  return [
    withEvents(),
    { ...region!, items: [eventOf('regional-fair', '2026-11-21 09:00', '2026-11-21 12:00')] },
    closed!,
  ];
}

describe('The calendar page', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ archives: archives() })));
  after(() => app.close());
  afterEach(() => sinon.restore());

  const page = async (path: string) => {
    const response = await app.send(path);
    return { ...response, text: textOf(response.body).replaceAll('\u00a0', ' ') };
  };

  it('shows the present month when nothing is asked for', async () => {
    const { status, headers, body, text } = await page('/en/calendar');
    expect(status).to.equal(200);
    expect(headers['cache-control']).to.equal(SHARED);
    expect(headers).not.to.have.property('x-robots-tag');
    expect(body).to.include('<title>Calendar: November 2026 – Irrigation Department</title>');
    expect(body).to.include('<link rel="canonical" href="https://www.example.go.th/en/calendar"/>');
    expect(text).to.include('November 2026').and.include('Item hearing').and.include('Item exhibition');
    expect(body).to.include('aria-label="25 November: 2 events"').and.include('aria-label="10 November: no events"');
  });

  it('names today in words in every view, and no other day', async () => {
    const calendarOf = async (query: string) => {
      const { body } = await page(`/en/calendar?${query}`);
      return body.slice(body.indexOf('class="calendar-body"'), body.indexOf('class="calendar-subscribe"'));
    };
    for (const [query, word] of [
      ['view=month', /aria-label="21 November, today: \d+ events"/g],
      ['view=month', /<span class="calendar-today" aria-hidden="true">Today<\/span>/g],
      ['view=week', /21 November<\/span><\/a><span class="agenda-today">Today<\/span>/g],
      ['view=year', /aria-current="date" aria-label="21 November, today: 1 event"/g],
    ] as const)
      expect((await calendarOf(query)).match(word), query).to.have.lengthOf(1);
    expect(await calendarOf('view=month&date=2026-12-05')).to.not.match(/[Tt]oday/);
    expect((await page('/en/calendar?view=day')).text).to.include('Today Saturday 21 November 2026');
    expect((await page('/en/calendar?view=day&date=2026-11-22')).text).to.not.include('Today Sunday');
  });

  it('shows a day, a week, a month and a year, in both languages', async () => {
    expect((await page('/en/calendar?view=day&date=2026-11-21')).text)
      .to.include('Saturday 21 November 2026')
      .and.include('13:00–15:00')
      .and.include('The hall')
      .and.include('20 Nov – 1 Dec 2026');
    expect((await page('/th/calendar?view=week&date=2026-11-21')).text)
      .to.include('15–21 พฤศจิกายน 2569')
      .and.include('13.00–15.00 น.');
    expect((await page('/th/calendar?date=2026-12-02')).text).to.include('ธันวาคม 2569');
    const year = await page('/th/calendar?view=year&date=2026-12-02');
    expect(year.text).to.include('พ.ศ. 2569');
    expect(year.body).to.include('aria-label="21 พฤศจิกายน วันนี้: 1 กิจกรรม"');
  });

  it('leads to the period before and after, and to the present one, as links', async () => {
    const { body } = await page('/en/calendar?view=week&date=2026-11-11');
    expect(body).to.include('rel="prev" href="/en/calendar?view=week&amp;date=2026-11-01"');
    expect(body).to.include('rel="next" href="/en/calendar?view=week&amp;date=2026-11-15"');
    expect(body).to.match(/href="\/en\/calendar\?view=week&amp;date=2026-11-21"[^>]*>This week/);
    expect((await page('/en/calendar?view=week')).body).to.match(/aria-current="date"[^>]*>This week/);
    for (const [view, words] of [
      ['day', 'Today'],
      ['month', 'This month'],
    ] as const)
      expect((await page(`/en/calendar?view=${view}`)).text).to.include(words);
    const thisYear = (await page('/en/calendar?view=year')).body;
    expect(thisYear)
      .to.match(/href="#month-2026-11"[^>]*>This month/)
      .and.to.include('id="month-2026-11"');
    expect((await page('/en/calendar?view=year&date=2027-01-01')).text).to.include('This year');
  });

  it('has one canonical address for a period', async () => {
    const canonical = async (query: string) =>
      /rel="canonical" href="([^"]*)"/.exec((await page(`/en/calendar${query}`)).body)?.[1];
    expect(await canonical('?view=month&date=2026-11-30')).to.equal('https://www.example.go.th/en/calendar');
    expect(await canonical('?date=2026-12-24')).to.equal('https://www.example.go.th/en/calendar?date=2026-12-01');
    expect(await canonical('?view=year&date=2027-05-05&category=training')).to.equal(
      'https://www.example.go.th/en/calendar?view=year&amp;date=2027-01-01&amp;category=training',
    );
  });

  it('finds a date of which a form sends the parts, and names it by its one address', async () => {
    const { status, body } = await page('/en/calendar?view=week&day=31&month=2&year=2027');
    expect(status).to.equal(200);
    expect(body)
      .to.include('<title>Calendar: 28 Feb – 6 Mar 2027 ')
      .and.include('calendar?view=week&amp;date=2027-02-28"');
    expect((await page('/en/calendar?month=11&year=2027')).body).to.include('<title>Calendar: November 2027 ');
    expect((await page('/en/calendar?month=13&year=2027')).status).to.equal(404);
  });

  it('offers the days, months and years of the page’s language and era, not a date field of the browser’s', async () => {
    const { body, text } = await page('/th/calendar');
    expect(body).not.to.include('type="date"');
    expect(text).to.include('มกราคม กุมภาพันธ์').and.include('2569 2570');
  });

  it('begins the events of a day below its own bars, not below those of another day of the week', async () => {
    const { body } = await page('/en/calendar');
    const cells = [...body.matchAll(/<td rowSpan="(\d)" headers="[^"]*-(2026-11-\d\d)"/g)].map(([, rows, day]) => [
      day,
      rows,
    ]);
    expect(Object.fromEntries(cells)).to.include({ '2026-11-18': '2', '2026-11-21': '1', '2026-11-11': '1' });
  });

  it('is narrowed to a category, as is its feed', async () => {
    const { text, body } = await page('/en/calendar?category=training');
    expect(text).to.include('Item clinic').and.not.include('Item hearing');
    expect(body).to.include('https://www.example.go.th/en/calendar.ics?category=training');
    expect(body).to.include('webcal://www.example.go.th/en/calendar.ics?category=training');
    expect((await page('/en/calendar?view=year&category=training')).body).to.include(
      'aria-label="25 November: 1 event"',
    );
    expect((await page('/en/calendar?category=unknown')).status).to.equal(404);
    expect((await page('/en/calendar?category=training&subcategory=unknown')).status).to.equal(404);
  });

  it('says that there is nothing, and where the next events are', async () => {
    const { text, body } = await page('/en/calendar?view=day&date=2026-12-03');
    expect(text).to.include('There are no events in this period.');
    expect(body).to.include('<a class="button-link" href="/en/events">');
  });

  it('is only bounded within the years that have events', async () => {
    for (const [query, bounded] of [
      ['?date=2026-01-01', true],
      ['?date=2028-12-31', true],
      ['?date=2029-01-01', false],
      ['?view=year&date=2025-12-31', false],
      ['?view=week&date=2025-12-31', true],
    ] as const) {
      const { status, headers } = await page(`/en/calendar${query}`);
      expect(status, query).to.equal(200);
      expect(headers['x-robots-tag'], query).to.equal(bounded ? undefined : 'noindex, nofollow');
      expect(headers['cache-control'], query).to.equal(bounded ? SHARED : 'private, no-store');
    }
    expect((await page('/en/calendar?date=2028-12-05')).body)
      .to.include('rel="next nofollow"')
      .and.include('rel="prev"');
  });

  it('answers to every date, whatever it is', async () => {
    for (const locale of ['th', 'en'])
      for (const view of VIEWS)
        for (const day of ['0000-01-01', '0000-12-31', '0001-01-01', '9999-01-01', '9999-12-31', '2569-11-25']) {
          const { status, headers } = await page(`/${locale}/calendar?view=${view}&date=${day}`);
          expect([status, headers['x-robots-tag']], `${view} ${day}`).to.deep.equal([200, 'noindex, nofollow']);
        }
    for (const query of [
      '?date=2026-02-30',
      '?date=2026-13-01',
      '?date=yesterday',
      '?date=10000-01-01',
      '?date=-0001-01-01',
      `?date=${'2'.repeat(10_000)}`,
      '?view=decade',
      '?view=toString',
      '?view=MONTH',
      `?category=${'x'.repeat(10_000)}`,
      '?category=%00',
      '?category=%F0%9F',
    ])
      expect((await page(`/en/calendar${query}`)).status, query.slice(0, 40)).to.equal(404);
    for (const query of ['?view=&date=&category=', '?view=week&view=day', '?date=2026-11-25&date=x', '?page=2'])
      expect((await page(`/en/calendar${query}`)).status, query).to.equal(200);
  });

  it('shows neither what is withdrawn, nor what is of another site', async () => {
    const { text } = await page('/en/calendar?view=day&date=2026-11-21');
    expect(text).not.to.include('Withdrawn words').and.not.include('regional-fair');
    const regional = await app.send({ path: '/en/calendar', host: REGION_HOST });
    expect(textOf(regional.body)).to.include('Item regional-fair').and.not.include('Item hearing');
  });

  it('is unavailable while the calendar is under maintenance, or its site', async () => {
    expect((await app.send({ path: '/en/calendar', host: CLOSED_HOST })).status).to.equal(503);
    const maintenance = { site: { status: 'Disable' }, functions: { calendar: { status: 'Enable' } } } as const;
    await app.publish({ ...withEvents(), details: siteDetails({ maintenance }) });
    expect((await page('/en/calendar')).status).to.equal(503);
    await app.publish(withEvents());
    expect((await page('/en/calendar')).status).to.equal(200);
  });

  it('is unavailable while its source does not respond', async () => {
    sinon.stub(app.ports.calendar, 'occurrences').rejects(new Unavailable('store', 'down'));
    expect((await page('/en/calendar')).status).to.equal(503);
  });

  it('is data for the page in the browser, without what it does not show', async () => {
    const { status, body } = await page('/en/calendar/_payload.json?view=week');
    expect(status).to.equal(200);
    const { route, props } = JSON.parse(body) as {
      route: string;
      props: { view: string; content: { events: object[] } };
    };
    expect([route, props.view]).to.deep.equal(['calendar', 'week']);
    expect(Object.keys(props.content.events[0]!)).to.not.include('attachments');
  });

  it('is behind the page of a recurring event, which says when it takes place again', async () => {
    const { text: written, body } = await page('/en/events/clinic');
    const text = written.replaceAll('\u00a0', ' ');
    expect(text).to.include('Next time Wednesday 25 November 2026').and.include('Repeats Every Wednesday');
    expect(text).to.include('After that Wednesday 2 December 2026 Wednesday 9 December 2026');
    expect(body).to.include('type="text/calendar" title="Item clinic" href="/en/events/clinic.ics"');
    expect(body).to.include('"eventSchedule":{"@type":"Schedule","startDate":"2026-11-04"');
    expect((await page('/en/calendar?category=training')).body).to.include('href="/en/calendar.ics?category=training"');
  });

  it('is small beside the list of events, where a long event marks its first day only', async () => {
    const { body, text } = await page('/en/events');
    expect(body)
      .to.include('aria-label="20 November: 1 event"')
      .and.include('aria-label="21 November, today: 1 event"');
    expect(body).not.to.include('aria-label="22 November');
    expect(text).to.include('Events of more than a week: their first day only.');
    expect((await page('/en/events?category=training')).text).not.to.include('Events of more than a week');
  });

  it('is in the lists of events, the breadcrumbs and the site map', async () => {
    expect((await page('/en/events')).body).to.include('href="/en/calendar"');
    expect((await page('/en/calendar')).body).to.include('href="/en/events"');
    expect((await page('/en/site-map')).body).to.include('href="/en/calendar"');
    expect((await page('/sitemap/site.xml')).body).to.include('https://www.example.go.th/th/calendar');
  });
});

describe('The calendar page that is cached', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ archives: archives(), environment: { PAGE_CACHE_MB: '8' } })));
  after(() => app.close());

  it('is made once for each address within its bounds, until the day ends', async () => {
    const spy = sinon.spy(app.ports.calendar, 'occurrences');
    // The cache keeps what is asked for again.
    for (let round = 0; round < 2; round++) await app.send('/en/calendar?view=week&date=2026-11-11');
    spy.resetHistory();
    for (let round = 0; round < 3; round++) await app.send('/en/calendar?view=week&date=2026-11-11');
    expect(spy.callCount).to.equal(0);
    for (let round = 0; round < 4; round++) await app.send('/en/calendar?view=week&date=2099-11-11');
    expect(spy.callCount).to.equal(4);
    app.clock.set('2026-11-21T17:00:01Z');
    expect((await app.send('/en/calendar')).body).to.include('aria-current="date" aria-label="22 November');
  });
});

describe('The calendar page in front of the API tier', () => {
  let api: TestApp;
  let web: WebInFront;
  before(async () => {
    api = await startTestApp({ archives: archives(), environment: { SERVE: 'api' } });
    web = await startWebInFrontOf(api, { clock: api.clock });
  });
  after(async () => {
    await web.close();
    await api.close();
  });

  it('shows the same, and answers to every date', async () => {
    const { status, body } = await web.send('/en/calendar?date=2026-11-21');
    expect(status).to.equal(200);
    expect(textOf(body)).to.include('Item hearing').and.include('Item exhibition');
    for (const view of VIEWS)
      for (const day of ['0000-01-01', '9999-12-31', '2569-11-25'])
        expect((await web.send(`/en/calendar?view=${view}&date=${day}`)).status, `${view} ${day}`).to.equal(200);
    expect((await web.send('/en/calendar?category=unknown')).status).to.equal(404);
    expect((await web.send('/en/calendar?category=%00')).status).to.equal(404);
  });
});
