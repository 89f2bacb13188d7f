import {
  MAX_FEED_EVENTS,
  MAX_OCCURRENCES,
  type CalendarEvents,
  type CalendarExtract,
  type CalendarFrame,
  type CalendarYear,
} from '#domain/calendar/calendar.ts';
import { calendarPeriod } from '#domain/calendar/calendarView.ts';
import { occurrencesByDay } from '#domain/calendar/occurrencesByDay.ts';
import type { ContentSummary } from '#domain/content/content.ts';
import { departmentYear } from '#domain/departmentYear.ts';
import { daysOfYear } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Calendar, CalendarEventsQuery, CalendarQuery, CalendarYearQuery } from '#ports/Calendar.ts';
import type { Clock } from '#ports/Clock.ts';
import { atCurrentTimes } from '../content/atCurrentTimes.ts';
import { ContentStates } from '../content/ContentStates.ts';
import { findCategories } from '../content/findCategories.ts';
import { findLabels } from '../content/labels.ts';
import type { Snapshot } from '../content/publishedVersions.ts';
import { QueryCache } from '../content/QueryCache.ts';
import { SUMMARY_COLUMNS, summaryOf, type SummaryRow } from '../content/summaryOf.ts';
import type { Database } from '../Database.ts';
import { readPublication } from '../generations.ts';
import { isStorable } from '../isStorable.ts';
import { countByHours } from './countByHours.ts';
import { publicOccurrences, takesPlaceIn, type CalendarScope } from './publicOccurrences.ts';

const NOTHING: CalendarFrame = { categories: [] };
/** Sites and languages whose frames are cached. */
const MAX_CACHED_FRAMES = 1_000;

/** When the events of the published generation take place that are public now. */
export class StoreCalendar implements Calendar {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #states: ContentStates;
  readonly #frames = new QueryCache<CalendarFrame>(MAX_CACHED_FRAMES, () => 1);

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
    this.#states = new ContentStates(database);
  }

  async occurrences({ from, to, ...scope }: CalendarQuery): Promise<CalendarExtract> {
    if (!isStorableScope(scope)) return { ...NOTHING, occurrences: [], events: [], isCut: false };
    return this.#snapshot(scope.site, async (snapshot) => {
      const isReversed = to < from;
      const rows = await publicOccurrences(snapshot, scope)
        .select(['o.slug', 'o.starts_at', 'o.ends_at'])
        .where(takesPlaceIn({ first: from, last: to }))
        .orderBy('o.starts_at')
        .orderBy('o.slug')
        .limit(isReversed ? 0 : MAX_OCCURRENCES + 1)
        .execute();
      const shown = rows.slice(0, MAX_OCCURRENCES);
      return {
        ...(await this.#frame(snapshot, scope)),
        occurrences: shown.map(({ slug, starts_at, ends_at }) => ({ slug, startsAt: starts_at, endsAt: ends_at })),
        events: await this.#events(snapshot, scope, [...new Set(shown.map(({ slug }) => slug))]),
        isCut: rows.length > shown.length,
      };
    });
  }

  async year({ year, ...scope }: CalendarYearQuery): Promise<CalendarYear> {
    if (!isStorableScope(scope)) return { ...NOTHING, days: [] };
    return this.#snapshot(scope.site, async (snapshot) => {
      const period = calendarPeriod('year', daysOfYear(year).first);
      const counted = await countByHours(snapshot, scope, period);
      return { ...(await this.#frame(snapshot, scope)), days: occurrencesByDay(counted, period) };
    });
  }

  async events({ endingAfter, ...scope }: CalendarEventsQuery): Promise<CalendarEvents> {
    if (!isStorableScope(scope)) return { ...NOTHING, events: [], isCut: false };
    return this.#snapshot(scope.site, async (snapshot) => {
      let query = publicOccurrences(snapshot, scope)
        // Of its occurrences, the first one stands for an event.
        .where('o.previous_ends_at', 'is', null)
        .innerJoin('items as i', (on) =>
          on
            .onRef('i.site', '=', 'v.site')
            .onRef('i.kind', '=', 'v.kind')
            .onRef('i.slug', '=', 'v.slug')
            .onRef('i.from_generation', '=', 'v.from_generation'),
        )
        .select(['i.revision', 'i.revised_at'])
        .select(SUMMARY_COLUMNS);
      if (endingAfter !== undefined) query = query.where('v.ends_at', '>', endingAfter);
      const rows = await query
        .orderBy('o.starts_at', 'desc')
        .orderBy('o.slug', 'desc')
        .limit(MAX_FEED_EVENTS + 1)
        .execute();
      const shown = rows.slice(0, MAX_FEED_EVENTS).reverse();
      const summaries = await this.#summaries(snapshot, scope, shown);
      return {
        ...(await this.#frame(snapshot, scope)),
        events: shown.flatMap(({ revision, revised_at, published_at }, place) => {
          const event = summaries[place];
          if (event === undefined) return [];
          return [{ event, revision: revision ?? 0, revisedAt: revised_at ?? published_at }];
        }),
        isCut: rows.length > shown.length,
      };
    });
  }

  async #events(
    snapshot: Snapshot,
    { site, locale }: CalendarScope,
    slugs: readonly SummaryRow['slug'][],
  ): Promise<readonly ContentSummary[]> {
    if (slugs.length === 0) return [];
    const rows = await publicOccurrences(snapshot, { site, locale, items: slugs })
      .where('o.previous_ends_at', 'is', null)
      .select(SUMMARY_COLUMNS)
      .execute();
    return this.#summaries(snapshot, { site, locale }, rows);
  }

  async #summaries(snapshot: Snapshot, scope: CalendarScope, rows: readonly SummaryRow[]) {
    const { site, locale } = scope;
    const labels = await findLabels(snapshot.tx, snapshot.generation, site, locale);
    return atCurrentTimes(
      snapshot,
      scope,
      rows.map((row) => summaryOf(row, labels)),
    );
  }

  #frame(snapshot: Snapshot, { site, locale }: CalendarScope): Promise<CalendarFrame> {
    return this.#frames.get([snapshot.state, locale], async () => {
      // In the order of the index: the first row that is public ends the search, where `min` would look at all.
      const start = async (order: 'asc' | 'desc') => {
        const rows = publicOccurrences(snapshot, { site, locale }).select('o.starts_at').orderBy('o.starts_at', order);
        return (await rows.limit(1).executeTakeFirst())?.starts_at;
      };
      const [first, last] = [await start('asc'), await start('desc')];
      const labels = await findLabels(snapshot.tx, snapshot.generation, site, locale);
      return {
        ...(first !== undefined &&
          last !== undefined && { years: { first: departmentYear(first), last: departmentYear(last) } }),
        categories: await findCategories(snapshot, { site, kind: 'event', locale }, labels),
      };
    });
  }

  #snapshot<T>(site: SiteId, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    const now = this.#clock.now();
    return this.#database.snapshot(async (tx) => {
      const publication = await readPublication(tx);
      const state = await this.#states.seenBy(tx, publication, site, now);
      return await work({ tx, now, generation: publication.live, state });
    });
  }
}

function isStorableScope({ site, category, subcategory, tag, items = [] }: CalendarScope): boolean {
  return isStorable(site, category, subcategory, tag, ...items);
}
