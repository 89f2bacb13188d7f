import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type StoreSettings } from '#adapters/store/openStore.ts';
import { parseSearchText } from '#domain/search/searchText.ts';
import type { SearchQuery } from '#ports/Search.ts';
import { SITE } from '#test/support/builders.ts';
import { isPostgresInstalled, postgresServer } from '#test/support/postgres.ts';
import { recordWater } from '#test/support/recordWater.ts';
import { testClock } from '#test/support/testClock.ts';
import { MEASURED_SETS, QUERY_SETS } from '../quality/queries.ts';
import { readFixture } from '../quality/readFixture.ts';
import { manyItems } from './manyItems.ts';

// Prints how long searches take in a store with many items (100,000 unless a number is given): every query of the quality
// set by relevance, newest first, by hits, and narrowed by type and date; suggestions; and words that are in everything.
// With the path of a file or a `postgres://` address after the number, that store is measured alone: it is filled when it
// is empty, and kept.
const count = Number(process.argv[2] ?? 100_000);
const kept = process.argv[3];
const folder = await mkdtemp(join(tmpdir(), 'thara-search-'));
const temporary: Record<string, () => Promise<StoreSettings>> = {
  SQLite: () => Promise.resolve({ engine: 'sqlite', file: join(folder, 'speed.sqlite') }),
  ...(isPostgresInstalled() && {
    PostgreSQL: async () => ({ engine: 'postgres', url: (await (await postgresServer()).createDatabase()).url }),
  }),
};
const places = kept === undefined ? temporary : { [nameOf(kept)]: () => Promise.resolve(settingsOf(kept)) };
for (const [name, place] of Object.entries(places)) {
  const store = await openStore(await place(), testClock(), () => undefined);
  if ((await store.sites.details(SITE)) === undefined) {
    const begun = performance.now();
    await store.publishing.publish([manyItems(count)], () => undefined);
    await recordWater(store.waterImport, { register: readFixture().reservoirs });
    process.stdout.write(`${name}: ${count} items imported in ${seconds(performance.now() - begun)} s\n`);
  }
  const time = async (query: Omit<SearchQuery, 'site' | 'page' | 'pageSize'>) => {
    const start = performance.now();
    const { total } = await store.search.search({ site: SITE, page: 1, pageSize: 10, ...query });
    return { ms: performance.now() - start, total };
  };
  const queries = MEASURED_SETS.flatMap((set) => QUERY_SETS[set]).flatMap(({ query, locale }) => {
    const text = parseSearchText(query);
    return text === undefined ? [] : [{ text, locale }];
  });
  const ways: Record<string, (filter: SearchQuery['filter']) => Pick<SearchQuery, 'filter' | 'sort'>> = {
    'by relevance': (filter) => ({ filter, sort: 'relevance' }),
    'newest first': (filter) => ({ filter, sort: 'newest' }),
    'by hits': (filter) => ({ filter, sort: 'popular' }),
    'news of 2015, by relevance': (filter) => ({
      filter: { ...filter, type: 'news', from: '2015-01-01' as never, to: '2015-12-31' as never },
      sort: 'relevance',
    }),
  };
  for (const [way, asked] of Object.entries(ways)) {
    for (const { text, locale } of queries.slice(0, 20)) await time({ locale, ...asked({ text }) });
    const times: number[] = [];
    for (const { text, locale } of queries) times.push((await time({ locale, ...asked({ text }) })).ms);
    process.stdout.write(`  ${way}: ${describe(times)}\n`);
  }
  const typed: number[] = [];
  for (const { text, locale } of queries) {
    const start = performance.now();
    await store.search.suggest({ site: SITE, locale, text: text.slice(0, 6).trim() as typeof text, count: 8 });
    typed.push(performance.now() - start);
  }
  process.stdout.write(`  suggestions: ${describe(typed)}\n`);
  for (const word of ['น้ำ', 'กรม'])
    for (const [way, asked] of Object.entries(ways)) {
      const filter = { text: parseSearchText(word)! };
      const { ms, total } = await time({ locale: 'th', ...asked(filter) });
      process.stdout.write(`  ${word} ${way}: ${ms.toFixed(1)} ms, ${total} results\n`);
    }
  await store.close();
}
await rm(folder, { recursive: true });
process.exit();

function settingsOf(place: string): StoreSettings {
  return place.startsWith('postgres:') ? { engine: 'postgres', url: place } : { engine: 'sqlite', file: place };
}

function nameOf(place: string): string {
  return settingsOf(place).engine === 'postgres' ? 'PostgreSQL' : 'SQLite';
}

function describe(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] as number).toFixed(1);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
