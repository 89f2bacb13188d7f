import { join } from 'node:path';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { countOf, generateContent, type GeneratedKind } from './generateContent.ts';
import { load, SERVER_PROCESSOR } from './load.ts';
import type { Report } from './Report.ts';
import { median } from './rounds.ts';

const ROUNDS = 5;
const USUAL = { seconds: 1, connections: 32 };
/** A response with thousands of entries takes some hundredths of a second: few of them in a second, but not none. */
const LARGE = { seconds: 1, connections: 4 };
const LEAST_RATIO = 0.67;
const NEWS = '/th/more-news';
/** Numbers of items, multiples of twenty. */
const SIZES = [100, 100_000] as const;

interface Growing {
  readonly name: string;
  readonly pathOf: (size: number) => string;
  /** The number of entries in one response, where it grows with the content: then entries are counted, not responses. */
  readonly entries?: (size: number) => number;
}

const QUESTIONS_PER_PAGE = 100;
const ITEMS_PER_MAP = 5_000;
const lastPage = (kind: GeneratedKind, size: number, of = 1) => Math.ceil(countOf(kind, size) / of / 10);
const middle = (kind: GeneratedKind, size: number) => `generated-${countOf(kind, size) / 2}`;

/** Every page and file that more content could make slower. */
const GROWING: readonly Growing[] = [
  { name: 'home page', pathOf: () => '/th' },
  { name: 'main page', pathOf: () => '/th/main' },
  { name: 'news, first page', pathOf: () => NEWS },
  { name: 'news, middle page', pathOf: (size) => `${NEWS}?page=${Math.ceil(lastPage('news', size) / 2)}` },
  { name: 'news, last page', pathOf: (size) => `${NEWS}?page=${lastPage('news', size)}` },
  { name: 'documents, first page', pathOf: () => '/th/documents' },
  { name: 'photos, last page', pathOf: (size) => `/th/photos?page=${lastPage('album', size)}` },
  { name: 'videos, first page', pathOf: () => '/th/videos' },
  { name: 'upcoming events, first page', pathOf: () => '/th/events' },
  { name: 'past events, last page', pathOf: (size) => `/th/events?when=past&page=${lastPage('event', size, 2)}` },
  {
    name: 'questions, last page, each',
    pathOf: (size) => `/th/faq?page=${Math.ceil(countOf('faq', size) / QUESTIONS_PER_PAGE)}`,
    entries: (size) => Math.min(QUESTIONS_PER_PAGE, countOf('faq', size)),
  },
  { name: 'one news item', pathOf: (size) => `/th/news/${middle('news', size)}` },
  { name: 'one album', pathOf: (size) => `/th/photos/${middle('album', size)}` },
  { name: 'one event', pathOf: (size) => `/th/events/${middle('event', size)}` },
  { name: 'feed of the news', pathOf: () => '/th/feeds/news.atom' },
  { name: 'site map, its index', pathOf: () => '/sitemap.xml' },
  {
    name: 'site map, last part, each',
    pathOf: (size) => `/sitemap/news-${Math.ceil(countOf('news', size) / ITEMS_PER_MAP)}.xml`,
    entries: (size) => countOf('news', size) % ITEMS_PER_MAP || Math.min(ITEMS_PER_MAP, countOf('news', size)),
  },
];

/** What more content costs: lists, items, feeds and sitemaps with few and with many items, requested in turn. */
export async function growth(report: Report, folder: string): Promise<void> {
  const [few, many] = SIZES.map((size) => size.toLocaleString('en-GB')) as [string, string];
  report.part('Growth', `Responses a second with ${few} and with ${many} items; page cache off.`);
  const servers: ServerProcess[] = [];
  for (const size of SIZES) {
    const dataFolder = join(folder, String(size));
    await generateContent(dataFolder, size);
    const settings = { DATA_DIR: dataFolder, FIRST_CONTENT: 'none', PAGE_CACHE_MB: '0' };
    servers.push(await ServerProcess.startPinned(SERVER_PROCESSOR, join(folder, `${size}.log`), settings));
  }
  report.table('response', few, many, 'ratio', 'budget');
  for (const growing of GROWING) {
    const rates = SIZES.map((): number[] => []);
    for (let round = 0; round <= ROUNDS; round++)
      for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const rate = await entriesPerSecond(growing, servers[index]!, SIZES[index]!);
        if (round > 0) rates[index]!.push(rate); // the first round compiles code
      }
    const ratio = median(rates[1]!.map((rate, round) => rate / rates[0]![round]!));
    const budget = report.check(`growth, ${growing.name}: rate with ${many} items, of that with ${few}`, ratio, {
      atLeast: LEAST_RATIO,
    });
    report.row(growing.name, median(rates[0]!), median(rates[1]!), ratio, budget);
  }
  for (const server of servers) await server.stop();
}

async function entriesPerSecond({ pathOf, entries }: Growing, server: ServerProcess, size: number) {
  const { requestsPerSecond } = await load(server.origin + pathOf(size), entries === undefined ? USUAL : LARGE);
  return requestsPerSecond * (entries?.(size) ?? 1);
}
