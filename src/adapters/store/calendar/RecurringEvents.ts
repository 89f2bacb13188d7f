import { randomUUID } from 'node:crypto';
import { calendarHorizon } from '#domain/calendar/horizon.ts';
import type { ContentDetail } from '#domain/content/content.ts';
import { instantOf, type Instant } from '#domain/instant.ts';
import type { Clock } from '#ports/Clock.ts';
import { expandRecurrence, type EventTimes } from '#adapters/recurrence/expandRecurrence.ts';
import type { Database, Tx } from '../Database.ts';
import { isPartOf, PUBLISHED_GENERATION } from '../generations.ts';
import { inBatches } from '../publishing/inBatches.ts';
import { occurrenceRows } from '../publishing/occurrenceRows.ts';
import { ENDLESS } from '../publishing/resolveDetail.ts';
import type { VersionTable } from '../StoreTables.ts';

const COLUMNS = ['site', 'kind', 'slug', 'from_generation', 'locale', 'detail'] as const;
type EventRow = Pick<VersionTable, (typeof COLUMNS)[number]>;

/** Rows per statement: engines limit its number of values. */
const INSERT_SIZE = 500;

/** Continues what imports begin: the times of recurring events are known until a horizon, which moves on. */
export class RecurringEvents {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Adds the times until the horizon of today. They are all there already, except when a year has begun. */
  async continue(): Promise<void> {
    const horizon = calendarHorizon(this.#clock.now());
    const events = await this.#database.read((db) =>
      db
        .selectFrom('versions as v')
        .select(COLUMNS)
        .where('kind', '=', 'event')
        .where('ends_at', '=', ENDLESS)
        .where(isPartOf('v', PUBLISHED_GENERATION))
        .execute(),
    );
    await inBatches(events, async (batch) => {
      for (const event of batch) {
        const expansion = await expandRecurrence(timesOf(event), horizon);
        if (expansion === undefined) continue;
        const rows = occurrenceRows(event, expansion.occurrences);
        const lastEnd = expansion.goesOn ? ENDLESS : (expansion.occurrences.at(-1)?.endsAt ?? ENDLESS);
        await this.#database.write((tx) => addRows(tx, event, rows, lastEnd));
      }
    });
  }
}

async function addRows(
  tx: Tx,
  { site, kind, slug, from_generation, locale }: EventRow,
  rows: ReturnType<typeof occurrenceRows>,
  lastEnd: VersionTable['ends_at'],
): Promise<void> {
  const { last } = await tx
    .selectFrom('event_occurrences')
    .select((of) => of.fn.max<Instant | null>('starts_at').as('last'))
    .where('site', '=', site)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('from_generation', '=', from_generation)
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow();
  // None at all: an import has replaced the event meanwhile.
  const added = last === null ? [] : rows.filter(({ starts_at }) => starts_at > last);
  if (added.length === 0) return;
  for (let start = 0; start < added.length; start += INSERT_SIZE)
    await tx
      .insertInto('event_occurrences')
      .values(added.slice(start, start + INSERT_SIZE))
      .execute();
  await tx
    .updateTable('versions')
    .set({ ends_at: lastEnd })
    .where('site', '=', site)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('from_generation', '=', from_generation)
    .where('locale', '=', locale)
    .execute();
  // Cached pages of years to come lack what is added.
  await tx.updateTable('publication').set({ version: randomUUID() }).execute();
}

function timesOf({ detail }: EventRow): EventTimes {
  const { startsAt, endsAt, recurrence } = JSON.parse(detail) as Extract<ContentDetail, { readonly kind: 'event' }>;
  const anchor = recurrence?.startsAt ?? startsAt;
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  return {
    startsAt: anchor,
    endsAt: instantOf(Date.parse(anchor) + length),
    ...(recurrence && { recurrence }),
  };
}
