import { expect } from 'chai';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { both, category, OTHER_SITE, siteDetails, version } from '#test/support/builders.ts';
import { date, eventDetail, eventOf } from '#test/support/eventBuilders.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { CLOSED_HOST, department, REGION_HOST, testArchives } from '#test/support/testArchives.ts';
import { at } from '#test/support/testClock.ts';
import { startWebInFrontOf, type WebInFront } from '#test/support/webInFront.ts';

const LONG_TITLE = 'คลินิกน้ำประจำสัปดาห์, ปรึกษาวิศวกรชลประทานได้โดยไม่ต้องนัด; เรื่องน้ำไม่ถึงแปลง ค่าทดแทน และแนวเขตคลอง "ก้ำ" \\ น้ำ';

const clinic = (starts = '2026-01-07 09:00', given = {}) => {
  const detail = eventDetail(starts, '2026-01-07 12:00', {
    repeats: 'FREQ=WEEKLY;UNTIL=20270106',
    except: ['2026-04-15', '2026-12-30'],
    also: ['2026-12-29'],
    place: 'ห้องรับรอง, ชั้น 1',
    ...given,
  });
  return eventOf('clinic', starts, '2026-01-07 12:00', {
    category: 'training',
    versions: {
      th: version({ title: LONG_TITLE, summary: 'นำแผนที่แปลงมาด้วย\nและบัตร', detail }),
      en: version({ title: 'Water clinic', summary: 'Bring a map.', detail }),
    },
  });
};
const holiday = () =>
  eventOf('water-day', '2026-03-22 00:00', '2026-03-23 00:00', {
    allDay: true,
    repeats: 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=22;UNTIL=20280322',
    except: ['2027-03-22'],
  });
const EVENTS = [
  clinic(),
  holiday(),
  eventOf('exhibition', '2026-11-30 00:00', '2026-12-21 23:59', { allDay: true }),
  eventOf('hearing', '2026-11-29 09:00', '2026-11-29 12:30', { tags: ['canal'] }),
  eventOf('moment', '2026-12-01 18:00', '2026-12-01 18:00'),
  eventOf('night', '2026-12-31 22:00', '2027-01-01 01:00'),
  eventOf('long-over', '2024-05-05 09:00', '2024-05-05 12:00'),
  eventOf('withdrawn', '2026-11-29 09:00', '2026-11-29 12:30', {
    versions: {
      th: version({
        withdrawnAt: at('2026-11-20T00:00:00Z'),
        detail: eventDetail('2026-11-29 09:00', '2026-11-29 12:30'),
      }),
    },
  }),
];
const withEvents = (items = EVENTS) =>
  department({
    items,
    categories: [category('training', { kind: 'event', label: both('อบรม, สัมมนา', 'Training, seminars') })],
    tags: [{ code: 'canal', label: both('คลอง', 'Canals') }],
  });

describe('Calendars for calendar programs', () => {
  let app: TestApp;
  before(async () => {
    const [, region, closed] = testArchives();
    const regional = { ...region!, items: [eventOf('regional-fair', '2026-11-28 09:00', '2026-11-28 12:00')] };
    app = await startTestApp({ archives: [withEvents(), regional, closed!] });
  });
  after(() => app.close());
  beforeEach(() => app.clock.set('2026-11-21T03:00:00Z'));

  const feed = async (path = '/th/calendar.ics') => {
    const response = await app.send(path);
    expect(response.status, path).to.equal(200);
    return response.body;
  };

  it('are of their own type, and cached like other feeds', async () => {
    const { headers } = await app.send('/th/calendar.ics');
    expect(headers).to.include({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
      'content-disposition': 'inline; filename="calendar.ics"',
      vary: 'Accept-Encoding',
    });
    expect(headers).not.to.have.property('set-cookie');
    const head = await app.send({ path: '/th/events/clinic.ics', method: 'HEAD' });
    expect(head).to.include({ status: 200, body: '' });
    expect(head.headers['content-disposition']).to.equal('inline; filename="clinic.ics"');
    for (const method of ['POST', 'PUT'])
      expect((await app.send({ path: '/th/calendar.ics', method })).status).to.equal(405);
  });

  it('are accepted by a strict parser, with lines of at most 75 octets of whole characters', async () => {
    for (const path of ['/th/calendar.ics', '/en/calendar.ics', '/th/events/clinic.ics', '/en/events/moment.ics']) {
      const text = await feed(path);
      const calendar = parseStrictly(text);
      expect(calendar.getFirstPropertyValue('version')).to.equal('2.0');
      expect(text.endsWith('END:VCALENDAR\r\n')).to.equal(true);
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line), line).to.be.at.most(75);
        expect(line).not.to.include('\uFFFD').and.not.include('\n');
      }
    }
  });

  it('have titles, places and texts as they were written', async () => {
    const event = eventsOf(await feed()).get('clinic.1@www.example.go.th')!;
    expect(event.getFirstPropertyValue('summary')).to.equal(LONG_TITLE);
    expect(event.getFirstPropertyValue('location')).to.equal('ห้องรับรอง, ชั้น 1');
    expect(event.getFirstPropertyValue('description')).to.equal(
      'นำแผนที่แปลงมาด้วย\nและบัตร\nhttps://www.example.go.th/th/events/clinic',
    );
    expect(event.getFirstPropertyValue('url')).to.equal('https://www.example.go.th/th/events/clinic');
    expect(event.getFirstProperty('categories')?.getValues()).to.deep.equal(['อบรม, สัมมนา']);
    expect(event.getFirstPropertyValue('status')).to.equal('CONFIRMED');
    const calendar = parseStrictly(await feed('/en/calendar.ics?category=training'));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).to.equal(
      'Calendar: Training, seminars – Irrigation Department',
    );
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).to.equal('PT6H');
    expect(calendar.getFirstPropertyValue('source')).to.equal(
      'https://www.example.go.th/en/calendar.ics?category=training',
    );
  });

  it('name the same events in both languages', async () => {
    const [thai, english] = [eventsOf(await feed()), eventsOf(await feed('/en/calendar.ics'))];
    expect([...thai.keys()].sort()).to.deep.equal([...english.keys()].sort());
    expect(new Set(thai.keys()).size).to.equal(6);
  });

  it('have what takes place since the beginning of last year, and a file for every event', async () => {
    expect([...eventsOf(await feed()).keys()].map((uid) => uid.split('.')[0])).to.deep.equal([
      'clinic',
      'water-day',
      'hearing',
      'exhibition',
      'moment',
      'night',
    ]);
    expect([...eventsOf(await feed('/th/events/long-over.ics')).keys()]).to.deep.equal([
      'long-over.1@www.example.go.th',
    ]);
    app.clock.set('2027-12-31T16:59:59Z');
    expect(eventsOf(await feed()).size).to.equal(6);
    app.clock.set('2027-12-31T17:00:00Z');
    expect([...eventsOf(await feed()).keys()].map((uid) => uid.split('.')[0])).to.deep.equal([
      'clinic',
      'water-day',
      'night',
    ]);
  });

  it('can be narrowed to a category and a tag', async () => {
    expect(eventsOf(await feed('/th/calendar.ics?category=training&x=1')).size).to.equal(1);
    expect(eventsOf(await feed('/th/calendar.ics?tag=canal')).size).to.equal(1);
    expect(eventsOf(await feed('/th/calendar.ics?tag=unknown')).size).to.equal(0);
    expect(eventsOf(await feed('/th/calendar.ics?category=')).size).to.equal(6);
  });

  it('agree with the calendar that pages show, by two parsers that know nothing of it', async () => {
    for (const locale of ['th', 'en'] as const) {
      const query = { site: withEvents().details.id, locale, from: date('2026-01-01'), to: date('2028-12-31') };
      const { occurrences } = await app.ports.calendar.occurrences(query);
      const shown = occurrences.map(({ slug: name, startsAt, endsAt }) => `${name} ${startsAt} ${endsAt}`).sort();
      expect(shown.length).to.be.greaterThan(50);
      const text = await feed(`/${locale}/calendar.ics`);
      expect(expandedByIcalJs(text)).to.deep.equal(shown);
      // The second one does not know other days (RDATE), as some programs do not.
      const ofRules = occurrences.filter(({ startsAt }) => startsAt !== '2026-12-29T02:00:00.000Z');
      const starts = ofRules.map(({ slug: name, startsAt }) => `${name} ${startsAt}`).sort();
      expect(expandedByNodeIcal(text)).to.deep.equal(starts);
    }
  });

  it('have dates without a time for what lasts all day, so that it stays on its day in New York', async () => {
    const text = await feed();
    const events = eventsOf(text);
    const [day, exhibition] = ['water-day', 'exhibition'].map((name) => events.get(`${name}.1@www.example.go.th`)!);
    expect(textOfProperty(day!, 'dtstart')).to.equal('DTSTART;VALUE=DATE:20260322');
    expect(textOfProperty(day!, 'dtend')).to.equal('DTEND;VALUE=DATE:20260323');
    expect(textOfProperty(day!, 'rrule')).to.equal('RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=22;UNTIL=20280322');
    expect(textOfProperty(day!, 'exdate')).to.equal('EXDATE;VALUE=DATE:20270322');
    expect(textOfProperty(exhibition!, 'dtend')).to.equal('DTEND;VALUE=DATE:20261222');
    const { TZ } = process.env;
    process.env['TZ'] = 'America/New_York';
    try {
      const read = Object.values(nodeIcal.sync.parseICS(text)).find(
        (component) => component?.type === 'VEVENT' && component.uid.startsWith('water-day'),
      ) as VEvent;
      expect([read.datetype, read.start.getMonth() + 1, read.start.getDate()]).to.deep.equal(['date', 3, 22]);
      expect([read.end!.getMonth() + 1, read.end!.getDate(), read.end!.getHours()]).to.deep.equal([3, 23, 0]);
    } finally {
      if (TZ === undefined) delete process.env['TZ'];
      else process.env['TZ'] = TZ;
    }
  });

  it('have the time in Bangkok with its zone for what has hours, also in rules', async () => {
    const text = await feed();
    const event = eventsOf(text).get('clinic.1@www.example.go.th')!;
    expect(textOfProperty(event, 'dtstart')).to.equal('DTSTART;TZID=Asia/Bangkok:20260107T090000');
    expect(textOfProperty(event, 'dtend')).to.equal('DTEND;TZID=Asia/Bangkok:20260107T120000');
    expect(textOfProperty(event, 'rrule')).to.equal('RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20270106T165959Z');
    expect(textOfProperty(event, 'exdate')).to.equal('EXDATE;TZID=Asia/Bangkok:20260415T090000,20261230T090000');
    expect(textOfProperty(event, 'rdate')).to.equal('RDATE;TZID=Asia/Bangkok:20261229T090000');
    const zone = parseStrictly(text).getFirstSubcomponent('vtimezone')!;
    expect(zone.getFirstPropertyValue('tzid')).to.equal('Asia/Bangkok');
    expect(String(zone.getFirstSubcomponent('standard')!.getFirstPropertyValue('tzoffsetto'))).to.equal('+07:00');
    expect(eventsOf(text).get('moment.1@www.example.go.th')!.hasProperty('dtend')).to.equal(false);
    expect(parseStrictly(await feed('/th/events/water-day.ics')).getFirstSubcomponent('vtimezone')).to.equal(null);
  });

  it('have the same bytes until an event changes, which keeps its name and gets a higher number', async () => {
    const uid = 'clinic.1@www.example.go.th';
    const before = await feed();
    const numberOf = (text: string) => eventsOf(text).get(uid)!.getFirstPropertyValue('sequence');
    app.clock.set('2026-11-22T03:00:00Z');
    await app.publish(
      withEvents([...EVENTS, eventOf('other', '2025-11-29 09:00', '2025-11-29 10:00', { versions: {} })]),
    );
    expect(await feed()).to.equal(before);
    await app.publish(withEvents([clinic('2026-01-07 09:30'), ...EVENTS.slice(1)]));
    const after = await feed();
    expect([numberOf(before), numberOf(after)]).to.deep.equal([0, 1]);
    expect(textOfProperty(eventsOf(after).get(uid)!, 'dtstart')).to.equal('DTSTART;TZID=Asia/Bangkok:20260107T093000');
    expect(String(eventsOf(after).get(uid)!.getFirstPropertyValue('last-modified'))).to.equal('2026-11-22T03:00:01Z');
    await app.publish(withEvents());
    expect(numberOf(await feed())).to.equal(2);
  });

  it('are not found where there is no such event, category or language', async () => {
    for (const path of [
      '/th/events/unknown.ics',
      '/th/events/withdrawn.ics',
      '/th/events/regional-fair.ics',
      '/th/events/UPPER.ics',
      '/th/events/calendar.ics',
      '/th/calendar.ics?category=unknown',
      '/xx/calendar.ics',
    ])
      expect((await app.send(path)).status, path).to.equal(404);
    expect((await app.send('/th/events/%00.ics')).status).to.be.oneOf([400, 404]);
  });

  it('belong to the site of the host, and are unavailable while it is under maintenance', async () => {
    for (const path of ['/th/calendar.ics', '/th/events/hearing.ics']) {
      const closed = await app.send({ path, host: CLOSED_HOST });
      expect(closed.status, path).to.equal(503);
      expect(closed.headers).to.include({ 'retry-after': '3600', 'cache-control': 'private, no-store' });
      expect((await app.send({ path, host: 'nobody.example.org' })).status).to.equal(421);
    }
    const regional = await app.send({ path: '/th/calendar.ics', host: REGION_HOST });
    expect([...eventsOf(regional.body).keys()]).to.deep.equal([`regional-fair.${OTHER_SITE}@${REGION_HOST}`]);
    const functions = { calendar: { status: 'Enable' }, events: { status: 'Enable' } } as const;
    const maintenance = { site: { status: 'Disable' }, functions } as const;
    await app.publish({ ...withEvents(), details: siteDetails({ maintenance }) });
    expect((await app.send('/th/calendar.ics')).status).to.equal(503);
    await app.publish(withEvents());
  });
});

describe('Calendars for calendar programs that are cached', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ archives: [withEvents()], environment: { PAGE_CACHE_MB: '8' } })));
  after(() => app.close());

  it('are not sent again to a client that has them', async () => {
    for (const path of ['/th/calendar.ics', '/th/events/clinic.ics']) {
      const { headers } = await app.send(path);
      const again = await app.send({ path, headers: { 'If-None-Match': headers.etag! } });
      expect(again).to.include({ status: 304, body: '' });
    }
  });

  it('are cached by what they are narrowed to, and by nothing else', async () => {
    const sizeOf = async (path: string) => eventsOf((await app.send(path)).body).size;
    for (let round = 0; round < 2; round++) {
      expect(await sizeOf('/th/calendar.ics')).to.equal(6);
      expect(await sizeOf('/th/calendar.ics?category=training')).to.equal(1);
      expect(await sizeOf('/th/calendar.ics?tag=canal&utm=1')).to.equal(1);
      expect(await sizeOf(`/th/calendar.ics?tag=${'x'.repeat(300)}`)).to.equal(0);
    }
  });
});

describe('Calendars for calendar programs in front of the API tier', () => {
  let api: TestApp;
  let web: WebInFront;
  before(async () => {
    api = await startTestApp({ archives: [withEvents()], environment: { SERVE: 'api' } });
    web = await startWebInFrontOf(api);
  });
  after(async () => {
    await web.close();
    await api.close();
  });

  it('are the same as those of the store', async () => {
    const response = await web.send('/th/calendar.ics');
    expect(response.status).to.equal(200);
    expect(eventsOf(response.body).size).to.equal(6);
    expect(eventsOf((await web.send('/th/events/clinic.ics')).body).size).to.equal(1);
  });
});

function parseStrictly(text: string): ICAL.Component {
  ICAL.design.strict = true;
  return new ICAL.Component(ICAL.parse(text) as unknown[]);
}

function eventsOf(text: string): Map<string, ICAL.Component> {
  const events = parseStrictly(text).getAllSubcomponents('vevent');
  return new Map(events.map((event) => [String(event.getFirstPropertyValue('uid')), event]));
}

function textOfProperty(event: ICAL.Component, name: string): string {
  return event.getFirstProperty(name)!.toICALString();
}

/** `clinic 2026-01-07T02:00:00.000Z 2026-01-07T05:00:00.000Z`, within the years that the calendar knows. */
function expandedByIcalJs(text: string): string[] {
  const expanded: string[] = [];
  for (const [uid, component] of eventsOf(text)) {
    const event = new ICAL.Event(component);
    const iterator = event.iterator();
    for (
      let start = iterator.next() as ICAL.Time | null;
      start && start.year < 2029;
      start = iterator.next() as ICAL.Time | null
    ) {
      const { endDate } = event.getOccurrenceDetails(start);
      const end = component.hasProperty('dtend') ? endDate : start;
      expanded.push(`${uid.split('.')[0]} ${inBangkok(start)} ${endOf(end)}`);
    }
  }
  return expanded.filter((line) => !line.startsWith('long-over')).sort();
}

/** Of an all-day event, midnight; the exhibition of the test ends a minute before. */
function inBangkok(time: ICAL.Time): string {
  return new Date(Date.UTC(time.year, time.month - 1, time.day, time.hour - 7, time.minute)).toISOString();
}

function endOf(time: ICAL.Time): string {
  const end = inBangkok(time);
  return end === '2026-12-21T17:00:00.000Z' ? '2026-12-21T16:59:00.000Z' : end;
}

/** `clinic 2026-01-07T02:00:00.000Z` */
function expandedByNodeIcal(text: string): string[] {
  const expanded: string[] = [];
  for (const component of Object.values(nodeIcal.sync.parseICS(text))) {
    if (component?.type !== 'VEVENT') continue;
    const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2028-12-31T16:59:59Z')];
    const name = component.uid.split('.')[0];
    const add = (start: Date) => {
      // A date without a time is midnight on the machine of whoever reads it.
      const isDate = component.datetype === 'date';
      const local = `${start.getFullYear()}-${String(start.getMonth() + 1).padStart(2, '0')}-${String(start.getDate()).padStart(2, '0')}`;
      expanded.push(`${name} ${isDate ? at(`${local}T00:00:00+07:00`) : start.toISOString()}`);
    };
    for (const instance of nodeIcal.expandRecurringEvent(component, { from, to })) add(instance.start);
  }
  return expanded.sort();
}
