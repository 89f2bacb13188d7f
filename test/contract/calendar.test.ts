import { expect } from 'chai';
import { MAX_OCCURRENCES } from '#domain/calendar/calendar.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import type { CalendarEventsQuery, CalendarFilter, CalendarQuery } from '#ports/Calendar.ts';
import type { ArchiveItem, SiteArchive } from '#ports/Publishing.ts';
import { aSiteArchive, category, newsItem, OTHER_SITE, SITE, siteId, slug, version } from '#test/support/builders.ts';
import {
  ENGINES,
  onEveryEngine,
  STORE_ENGINES,
  type Engine,
  type OpenedStore,
  type Source,
} from '#test/support/engines.ts';
import { date, eventDetail, eventOf, inBangkok } from '#test/support/eventBuilders.ts';
import { at, testClock } from '#test/support/testClock.ts';

onEveryEngine('The calendar', ENGINES, calendarContract);
onEveryEngine('The calendar after imports', STORE_ENGINES, importContract);

const EMPTY = { categories: [], occurrences: [], events: [], isCut: false };

function calendarContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  beforeEach(() => clock.set('2026-11-21T03:00:00Z'));
  afterEach(() => source.close());

  const open = async (items: readonly ArchiveItem[], rest: Partial<SiteArchive> = {}) => {
    source = await engine.open([aSiteArchive({ items, ...rest })], clock);
  };
  const query = (from: string, to: string, rest: Partial<CalendarQuery> = {}): CalendarQuery => ({
    ...{ site: SITE, locale: 'th', from: date(from), to: date(to) },
    ...rest,
  });
  const extract = (from: string, to: string, rest: Partial<CalendarQuery> = {}) =>
    source.calendar.occurrences(query(from, to, rest));
  /** `2026-11-25 fair`, in Bangkok. */
  const days = async (from: string, to: string, rest: Partial<CalendarQuery> = {}) =>
    (await extract(from, to, rest)).occurrences.map((one) => `${departmentDate(one.startsAt)} ${one.slug}`);
  const events = (rest: Partial<CalendarEventsQuery> = {}) =>
    source.calendar.events({ site: SITE, locale: 'th', ...rest });

  describe('What takes place on some days', () => {
    it('is in the order of the starts, with the events', async () => {
      await open([
        eventOf('later', '2026-11-25 13:00', '2026-11-25 15:00', { place: 'ศาลา' }),
        eventOf('earlier', '2026-11-25 09:00', '2026-11-25 12:00'),
        newsItem('no-event'),
      ]);
      const { occurrences, events: shown, isCut } = await extract('2026-11-25', '2026-11-25');
      expect(occurrences).to.deep.equal([
        { slug: 'earlier', startsAt: '2026-11-25T02:00:00.000Z', endsAt: '2026-11-25T05:00:00.000Z' },
        { slug: 'later', startsAt: '2026-11-25T06:00:00.000Z', endsAt: '2026-11-25T08:00:00.000Z' },
      ]);
      expect(isCut).to.equal(false);
      expect(shown.find((event) => event.slug === 'later')).to.deep.include({
        kind: 'event',
        title: 'เรื่อง later',
        detail: {
          kind: 'event',
          startsAt: '2026-11-25T06:00:00.000Z',
          endsAt: '2026-11-25T08:00:00.000Z',
          allDay: false,
          place: 'ศาลา',
        },
      });
      expect(shown.length).to.equal(2);
    });

    it('begins and ends at midnight in Bangkok', async () => {
      await open([
        eventOf('before', '2026-11-24 22:00', '2026-11-25 00:00'),
        eventOf('into', '2026-11-24 22:00', '2026-11-25 00:01'),
        eventOf('first', '2026-11-25 00:00', '2026-11-25 01:00'),
        eventOf('moment', '2026-11-25 00:00', '2026-11-25 00:00'),
        eventOf('last', '2026-11-26 23:59', '2026-11-27 02:00'),
        eventOf('after', '2026-11-27 00:00', '2026-11-27 02:00'),
      ]);
      expect(await days('2026-11-25', '2026-11-26')).to.deep.equal([
        '2026-11-24 into',
        '2026-11-25 first',
        '2026-11-25 moment',
        '2026-11-26 last',
      ]);
    });

    it('includes what has begun before and goes on', async () => {
      await open([eventOf('exhibition', '2026-11-01 00:00', '2026-12-01 00:00', { allDay: true })]);
      expect(await days('2026-11-25', '2026-11-25')).to.deep.equal(['2026-11-01 exhibition']);
    });

    it('includes recurring events as often as their rule says, without exceptions and with other days', async () => {
      await open([
        eventOf('clinic', '2026-11-04 09:00', '2026-11-04 12:00', {
          repeats: 'FREQ=WEEKLY;BYDAY=WE',
          except: ['2026-11-18', '2026-12-30'],
          also: ['2026-11-19'],
        }),
      ]);
      const { occurrences, events: shown } = await extract('2026-11-01', '2026-11-30');
      expect(occurrences.map(({ startsAt }) => departmentDate(startsAt))).to.deep.equal([
        '2026-11-04',
        '2026-11-11',
        '2026-11-19',
        '2026-11-25',
      ]);
      expect(shown.length).to.equal(1);
      expect(await days('2026-12-24', '2027-01-10')).to.deep.equal(['2027-01-06 clinic']);
    });

    it('is known until the end of the second year after this one, for rules without end', async () => {
      await open([eventOf('daily', '2026-11-01 09:00', '2026-11-01 10:00', { repeats: 'FREQ=DAILY' })]);
      expect(await days('2028-12-30', '2029-01-05')).to.deep.equal(['2028-12-30 daily', '2028-12-31 daily']);
      expect(await days('2029-01-01', '2029-12-31')).to.deep.equal([]);
    });

    it('is narrowed to a category, a subcategory and a tag', async () => {
      const times = ['2026-11-25 09:00', '2026-11-25 12:00'] as const;
      await open(
        [
          eventOf('all', ...times, { category: 'training', subcategory: 'pumps', tags: ['canal', 'flood'] }),
          eventOf('other-subject', ...times, { category: 'meetings', tags: ['canal'] }),
          eventOf('other-topic', ...times, { category: 'training', tags: ['canal-works'] }),
        ],
        {
          categories: [
            category('meetings', { kind: 'event' }),
            category('training', { kind: 'event' }),
            category('pumps', { kind: 'event', parent: 'training' }),
          ],
          tags: ['canal', 'canal-works', 'flood'].map((code) => ({ code, label: { th: code, en: code } })),
        },
      );
      const filtered = async (filter: CalendarFilter) =>
        (await extract('2026-11-25', '2026-11-25', filter)).occurrences.map((one) => one.slug);
      expect(await filtered({ category: 'training' })).to.deep.equal(['all', 'other-topic']);
      expect(await filtered({ category: 'training', subcategory: 'pumps' })).to.deep.equal(['all']);
      expect(await filtered({ tag: 'canal' })).to.deep.equal(['all', 'other-subject']);
      expect(await filtered({ tag: 'CANAL' })).to.deep.equal([]);
      expect(await filtered({ tag: '%' })).to.deep.equal([]);
      expect(await filtered({ category: 'unknown' })).to.deep.equal([]);
      expect(await filtered({ category: '\u0000' })).to.deep.equal([]);
      const { categories } = await extract('2026-11-25', '2026-11-25', { category: 'unknown' });
      expect(categories.length === 0 || categories.map(({ code }) => code).join()).to.equal('meetings,training');
    });

    it('is limited to items that are named', async () => {
      await open(['a', 'b', 'c'].map((name) => eventOf(name, '2026-11-25 09:00', '2026-11-25 12:00')));
      const only = (...names: readonly string[]) =>
        days('2026-11-25', '2026-11-25', { items: names.map((name) => slug(name)) });
      expect(await only('c', 'a', 'unknown')).to.deep.equal(['2026-11-25 a', '2026-11-25 c']);
      expect(await only()).to.deep.equal([]);
    });

    it('is only what is public now, in the language, of the site', async () => {
      const detail = eventDetail('2026-11-25 09:00', '2026-11-25 12:00');
      const of = (name: string, versions: ArchiveItem['versions']) => ({
        ...newsItem(name),
        kind: 'event' as const,
        versions,
      });
      source = await engine.open(
        [
          aSiteArchive({
            items: [
              of('thai', { th: version({ detail }) }),
              of('english', { en: version({ detail }) }),
              of('scheduled', { th: version({ detail, publishedAt: at('2026-11-21T03:00:00.001Z') }) }),
              of('withdrawn', { th: version({ detail, withdrawnAt: at('2026-11-21T03:00:00Z') }) }),
            ],
          }),
          aSiteArchive({ id: OTHER_SITE, items: [of('elsewhere', { th: version({ detail }) })] }),
        ],
        clock,
      );
      expect(await days('2026-11-25', '2026-11-25')).to.deep.equal(['2026-11-25 thai']);
      expect(await days('2026-11-25', '2026-11-25', { locale: 'en' })).to.deep.equal(['2026-11-25 english']);
      expect(await days('2026-11-25', '2026-11-25', { site: OTHER_SITE })).to.deep.equal(['2026-11-25 elsewhere']);
      expect(await days('2026-11-25', '2026-11-25', { site: siteId('unknown') })).to.deep.equal([]);
      clock.set('2026-11-21T03:00:01Z');
      expect(await days('2026-11-25', '2026-11-25')).to.deep.equal(['2026-11-25 scheduled', '2026-11-25 thai']);
      expect((await events()).events.map(({ event }) => event.slug)).to.deep.equal(['scheduled', 'thai']);
    });

    it('is nothing on reversed days, in the years 0 and 9999, and of a site that cannot be', async () => {
      await open([eventOf('fair', '2026-11-25 09:00', '2026-11-25 12:00')]);
      expect(await days('2026-11-26', '2026-11-24')).to.deep.equal([]);
      expect(await days('0000-01-01', '0000-12-31')).to.deep.equal([]);
      expect(await days('9999-01-01', '9999-12-31')).to.deep.equal([]);
      expect(await days('0000-01-01', '9999-12-31')).to.deep.equal(['2026-11-25 fair']);
      expect(await extract('2026-11-25', '2026-11-25', { site: siteId('a\u0000') })).to.deep.equal(EMPTY);
      expect(await extract('2026-11-25', '2026-11-25', { site: siteId('..') })).to.deep.equal(EMPTY);
    });

    it('is cut when there is too much of it', async () => {
      await open([eventOf('daily', '2025-01-01 09:00', '2025-01-01 10:00', { repeats: 'FREQ=DAILY' })]);
      const { occurrences, isCut } = await extract('2025-01-01', '2026-12-31');
      expect([occurrences.length, isCut]).to.deep.equal([MAX_OCCURRENCES, true]);
      expect(departmentDate(occurrences[0]!.startsAt)).to.equal('2025-01-01');
    });

    it('names the first and the last year with events, whatever is shown', async () => {
      await open([
        eventOf('old', '2024-12-31 23:00', '2025-01-01 01:00'),
        eventOf('new', '2027-01-01 00:30', '2027-01-01 01:00'),
      ]);
      expect((await extract('2026-01-01', '2026-01-01')).years).to.deep.equal({ first: 2024, last: 2027 });
      expect((await source.calendar.year({ site: SITE, locale: 'en', year: 1999 })).years).to.deep.equal({
        first: 2024,
        last: 2027,
      });
    });

    it('has no years without events', async () => {
      await open([newsItem('no-event')]);
      expect(await extract('2026-01-01', '2026-01-01')).to.deep.equal(EMPTY);
    });
  });

  describe('A year', () => {
    const year = async (of: number, filter: CalendarFilter = {}) => {
      const found = await source.calendar.year({ site: SITE, locale: 'th', year: of, ...filter });
      return found.days.map(({ date: day, count }) => `${day} ${count}`);
    };

    it('has the number of events on each day that has some', async () => {
      await open([
        eventOf('camp', '2026-12-31 08:00', '2027-01-02 15:00'),
        eventOf('fair', '2026-12-31 09:00', '2026-12-31 12:00'),
        eventOf('clinic', '2026-12-02 09:00', '2026-12-02 12:00', { repeats: 'FREQ=MONTHLY;BYDAY=1WE;COUNT=2' }),
      ]);
      expect(await year(2026)).to.deep.equal(['2026-12-02 1', '2026-12-31 2']);
      expect(await year(2027)).to.deep.equal(['2027-01-01 1', '2027-01-02 1', '2027-01-06 1']);
      expect(await year(2027, { items: [slug('clinic')] })).to.deep.equal(['2027-01-06 1']);
    });

    it('has every event on its days, whichever minutes around midnight it begins and ends at', async () => {
      const minutes = ['00:00', '00:01', '00:59', '01:00', '23:00', '23:59'];
      const days = ['2026-12-30', '2026-12-31'];
      const times = days.flatMap((day) => minutes.map((minute) => `${day} ${minute}`));
      const pairs = times.flatMap((starts) => times.filter((ends) => ends >= starts).map((ends) => [starts, ends]));
      await open(pairs.map(([starts, ends], index) => eventOf(`e-${index}`, starts!, ends!)));
      const expected = await Promise.all(
        days.map(async (day) => `${day} ${(await extract(day, day)).occurrences.length}`),
      );
      expect(await year(2026)).to.deep.equal(expected);
      expect(await year(2027)).to.deep.equal([]);
    });

    it('is empty in the years 0 and 9999, and of a site that cannot be', async () => {
      await open([eventOf('fair', '2026-12-31 09:00', '2026-12-31 12:00')]);
      expect(await year(0)).to.deep.equal([]);
      expect(await year(9999)).to.deep.equal([]);
      expect((await source.calendar.year({ site: siteId('..'), locale: 'th', year: 2026 })).days).to.deep.equal([]);
      expect((await source.calendar.year({ site: siteId('a\u0000'), locale: 'th', year: 2026 })).days).to.deep.equal(
        [],
      );
    });
  });

  describe('Events for calendar programs', () => {
    it('are in the order of their first starts, with their rules', async () => {
      await open([
        eventOf('fair', '2026-11-25 09:00', '2026-11-25 12:00'),
        eventOf('clinic', '2026-01-07 09:00', '2026-01-07 12:00', { repeats: 'FREQ=WEEKLY', except: ['2026-12-30'] }),
      ]);
      const { events: found, isCut } = await events();
      expect(isCut).to.equal(false);
      expect(
        found.map(({ event, revision, revisedAt }) => [event.slug, revision, revisedAt <= clock.now()]),
      ).to.deep.equal([
        ['clinic', 0, true],
        ['fair', 0, true],
      ]);
      expect(found[0]?.event.detail).to.deep.equal({
        kind: 'event',
        startsAt: '2026-11-25T02:00:00.000Z',
        endsAt: '2026-11-25T05:00:00.000Z',
        allDay: false,
        recurrence: {
          rule: 'FREQ=WEEKLY;BYDAY=WE',
          startsAt: '2026-01-07T02:00:00.000Z',
          except: ['2026-12-30'],
          also: [],
        },
      });
    });

    it('leave out what has ended for the last time', async () => {
      await open([
        eventOf('over', '2025-11-25 09:00', '2025-11-25 12:00'),
        eventOf('goes-on', '2025-11-25 09:00', '2025-11-25 12:00', { repeats: 'FREQ=WEEKLY' }),
        eventOf('has-ended', '2025-11-25 09:00', '2025-11-25 12:00', { repeats: 'FREQ=WEEKLY;COUNT=3' }),
      ]);
      const endingAfter = inBangkok('2025-12-09 12:00');
      expect((await events({ endingAfter })).events.map(({ event }) => event.slug)).to.deep.equal(['goes-on']);
      const all = await events({ endingAfter: inBangkok('2025-11-25 11:59') });
      expect(all.events.map(({ event }) => event.slug)).to.deep.equal(['goes-on', 'has-ended', 'over']);
      expect((await events({ items: [slug('over')] })).events.length).to.equal(1);
      expect((await events({ site: siteId('..') })).events).to.deep.equal([]);
      expect((await events({ category: '\u0000' })).events).to.deep.equal([]);
    });
  });

  describe('A recurring event', () => {
    const list = async (when: 'coming' | 'past') => {
      const { items } = await source.content.list({
        site: SITE,
        locale: 'th',
        kind: 'event',
        page: 1,
        pageSize: 10,
        when,
      });
      return items.map(({ slug: name, detail }) =>
        detail.kind === 'event' ? `${departmentDate(detail.startsAt)} ${name}` : '',
      );
    };

    it('is listed at its next time until its last one has ended, then at its last one', async () => {
      await open([
        eventOf('fair', '2026-11-26 09:00', '2026-11-26 12:00'),
        eventOf('clinic', '2026-11-18 09:00', '2026-11-18 12:00', { repeats: 'FREQ=WEEKLY;COUNT=3' }),
      ]);
      expect(await list('coming')).to.deep.equal(['2026-11-25 clinic', '2026-11-26 fair']);
      expect(await list('past')).to.deep.equal([]);
      clock.set('2026-11-25T04:59:59Z');
      expect(await list('coming')).to.deep.equal(['2026-11-25 clinic', '2026-11-26 fair']);
      clock.set('2026-11-25T05:00:00Z');
      expect(await list('coming')).to.deep.equal(['2026-11-26 fair', '2026-12-02 clinic']);
      clock.set('2026-12-02T05:00:00Z');
      expect(await list('coming')).to.deep.equal([]);
      expect(await list('past')).to.deep.equal(['2026-11-26 fair', '2026-12-02 clinic']);
      const found = await source.content.find({ site: SITE, locale: 'th', kind: 'event', slug: slug('clinic') });
      expect(found.ok && found.value.detail).to.deep.include({
        startsAt: '2026-12-02T02:00:00.000Z',
        endsAt: '2026-12-02T05:00:00.000Z',
      });
    });

    it('changes the site when one of its times ends', async () => {
      await open([eventOf('clinic', '2026-11-18 09:00', '2026-11-18 12:00', { repeats: 'FREQ=WEEKLY' })]);
      expect((await source.siteVersions.current(SITE))?.changesAt).to.equal('2026-11-25T05:00:00.000Z');
    });
  });
}

function importContract(engine: Engine<OpenedStore>): void {
  const clock = testClock();
  let store: OpenedStore;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    store = await engine.open([], clock);
  });
  afterEach(() => store.close());

  const publish = (...items: readonly ArchiveItem[]) =>
    store.publishing.publish([aSiteArchive({ items })], () => undefined);
  const fair = (starts = '2026-11-25 09:00', given: Parameters<typeof eventOf>[3] = {}) =>
    eventOf('fair', starts, '2026-11-25 12:00', given);
  const revision = async () => {
    const { events } = await store.calendar.events({ site: SITE, locale: 'th' });
    const event = events.find(({ event: { slug: name } }) => name === 'fair');
    return event && [event.revision, event.revisedAt];
  };

  it('keeps the revision of an event that calendars show in the same way', async () => {
    await publish(fair());
    expect(await revision()).to.deep.equal([0, '2026-11-21T03:00:00.000Z']);
    clock.set('2026-11-22T03:00:00Z');
    await publish(fair('2026-11-25 09:00', { featured: true, tags: [] }), newsItem('other'));
    expect(await revision()).to.deep.equal([0, '2026-11-21T03:00:00.000Z']);
  });

  it('raises the revision when the time, the rule, the place or the words change', async () => {
    const changed = [
      fair('2026-11-25 09:30'),
      fair('2026-11-25 09:30', { repeats: 'FREQ=WEEKLY' }),
      fair('2026-11-25 09:30', { repeats: 'FREQ=WEEKLY', except: ['2026-12-02'] }),
      fair('2026-11-25 09:30', { repeats: 'FREQ=WEEKLY', except: ['2026-12-02'], place: 'ศาลา' }),
      fair('2026-11-25 09:30', { allDay: true }),
      {
        ...fair(),
        versions: { th: version({ title: 'งานใหม่', detail: eventDetail('2026-11-25 09:00', '2026-11-25 12:00') }) },
      },
    ];
    await publish(fair());
    for (const [index, item] of changed.entries()) {
      clock.set(`2026-11-22T0${index}:00:00Z`);
      await publish(item);
      expect(await revision()).to.deep.equal([index + 1, `2026-11-22T0${index}:00:00.000Z`]);
    }
  });

  it('goes on with the revision of an event that was removed and returns', async () => {
    await publish(fair());
    await publish(fair('2026-11-25 10:00'));
    await publish(newsItem('other'));
    expect(await revision()).to.equal(undefined);
    clock.set('2026-12-01T03:00:00Z');
    await publish(fair('2026-11-25 10:00'));
    expect(await revision()).to.deep.equal([2, '2026-12-01T03:00:00.000Z']);
  });

  it('replaces the times of an event that moves, and deletes those of one that is removed', async () => {
    const days = async () => {
      const query = { site: SITE, locale: 'th', from: date('2026-01-01'), to: date('2027-12-31') } as const;
      return (await store.calendar.occurrences(query)).occurrences.map(({ startsAt }) => departmentDate(startsAt));
    };
    await publish(fair('2026-11-25 09:00', { repeats: 'FREQ=WEEKLY;COUNT=2' }));
    expect(await days()).to.deep.equal(['2026-11-25', '2026-12-02']);
    await publish(fair('2026-11-24 09:00'));
    expect(await days()).to.deep.equal(['2026-11-24']);
    await publish(newsItem('other'));
    expect(await days()).to.deep.equal([]);
  });

  it('counts the rule of an event with relative times from the day of its import', async () => {
    const detail = eventDetail('2026-01-01 00:00', '2026-01-01 00:00', { repeats: 'FREQ=WEEKLY;BYDAY=FR' });
    const relative = { ...detail, startsAt: { days: 3, minutes: 540 }, endsAt: { days: 3, minutes: 600 } };
    await publish({ ...fair(), versions: { th: version({ detail: relative }) } });
    const query = { site: SITE, locale: 'th', from: date('2026-11-01'), to: date('2026-12-05') } as const;
    const { occurrences } = await store.calendar.occurrences(query);
    expect(occurrences.map(({ startsAt, endsAt }) => [startsAt, endsAt])).to.deep.equal([
      ['2026-11-27T02:00:00.000Z', '2026-11-27T03:00:00.000Z'],
      ['2026-12-04T02:00:00.000Z', '2026-12-04T03:00:00.000Z'],
    ]);
  });

  it('is continued when a year begins', async () => {
    const inYear = async (year: number) => (await store.calendar.year({ site: SITE, locale: 'th', year })).days.length;
    const version = async () => (await store.siteVersions.current(SITE))?.id;
    await publish(
      fair('2026-11-25 09:00', { repeats: 'FREQ=WEEKLY', except: ['2029-01-10'] }),
      eventOf('ends', '2026-11-25 09:00', '2026-11-25 12:00', { repeats: 'FREQ=MONTHLY;UNTIL=20290201' }),
    );
    const before = await version();
    await store.recurringEvents.continue();
    expect([await inYear(2028), await inYear(2029), await version()]).to.deep.equal([63, 0, before]);
    clock.set('2027-01-01T00:00:00+07:00');
    await store.recurringEvents.continue();
    expect([await inYear(2028), await inYear(2029)]).to.deep.equal([63, 52]);
    expect(await version()).not.to.equal(before);
    const { items } = await store.content.list({
      site: SITE,
      locale: 'th',
      kind: 'event',
      page: 1,
      pageSize: 10,
      when: 'coming',
    });
    expect(items.map(({ slug: name }) => name)).to.deep.equal(['fair', 'ends']);
    const after = await version();
    await store.recurringEvents.continue();
    expect([await inYear(2029), await version()]).to.deep.equal([52, after]);
    clock.set('2029-01-25T12:00:00+07:00');
    const past = await store.content.list({
      site: SITE,
      locale: 'th',
      kind: 'event',
      page: 1,
      pageSize: 10,
      when: 'past',
    });
    expect(past.items.map(({ slug: name }) => name)).to.deep.equal(['ends']);
  });
}
