import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { atLeast, atMost, reportMissed } from './budget.ts';
import { faults } from './faults.ts';
import { countOf, generateContent, type GeneratedKind } from './generateContent.ts';
import { load, median, type Load } from './load.ts';
import { streaming } from './streaming.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';

/**
 * `npm run bench`: what pages cost, as ratios within this run (figures of different runs or machines are not comparable).
 * `npm run bench -- uncached` measures one part, `npm run bench -- growth 100 2000` that part with other amounts. Needs a
 * build. Rounds of both servers are interleaved; the median of the figures and of their ratios is used. Every missed
 * budget is printed at the end, and then the exit code is 1; on a busy machine that means nothing.
 */

/** Many and short, because other work of the machine comes in longer phases. */
const ROUNDS = 7;
const GROWTH_ROUNDS = 5;
const SECONDS = 2;
/** Longer, because all connections start at once, which should not decide the slowest response. */
const CROWD = { rounds: 5, seconds: 5, connections: 256 };
const PAGE = '/th/more-news';
/** A page without and one with deferred parts, by route id. */
const PAGES = { newsList: PAGE, main: '/th/main' };
const SAMPLE_SITE = '1001';

const UNCACHED_RATIO = 1.2;
const GROWTH_RATIO = 0.67;
const MEMORY_MB = 280;
/** Of a first visit, in kB. Interactive pages load more scripts. */
const PAYLOAD_KB = { HTML: 15, CSS: 15, JS: 12, fonts: 45 };
const INTERACTIVE_JS_KB = 130;
const FIRST_VISITS = [
  { path: '/th', isInteractive: false },
  { path: '/th/main', isInteractive: false },
  { path: PAGE, isInteractive: false },
  { path: '/th/documents', isInteractive: true },
  { path: '/en/main', isInteractive: false },
  { path: '/en/documents', isInteractive: true },
];

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
  { name: 'news, first page', pathOf: () => PAGE },
  { name: 'news, middle page', pathOf: (size) => `${PAGE}?page=${Math.ceil(lastPage('news', size) / 2)}` },
  { name: 'news, last page', pathOf: (size) => `${PAGE}?page=${lastPage('news', size)}` },
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

/** Numbers of items, multiples of twenty. */
const given = process.argv.slice(2).filter((each) => /^\d+$/.test(each));
const sizes = given.length === 2 ? given.map(Number) : [100, 100_000];

const folder = await mkdtemp(join(tmpdir(), 'thara-bench-'));
try {
  const parts = { uncached, payload, streaming: onSample(streaming), faults: onSample(faults), growth };
  const requestedParts = process.argv.slice(2).filter((each) => !/^\d+$/.test(each));
  for (const [name, measure] of Object.entries(parts))
    if (requestedParts.length === 0 || requestedParts.includes(name)) await measure();
} finally {
  await rm(folder, { recursive: true, force: true });
}
reportMissed();

async function uncached(): Promise<void> {
  const dataFolder = join(folder, 'sample');
  const started = performance.now();
  const first = await ServerProcess.start({ DATA_DIR: dataFolder });
  console.log(`first start ever, sample imported: ${seconds(performance.now() - started)}`);
  await first.stop();

  const again = performance.now();
  const ours = await ServerProcess.start({ DATA_DIR: dataFolder });
  await fetch(ours.origin + PAGE);
  console.log(`start with the sample imported, to the first page: ${seconds(performance.now() - again)}`);
  for (const [route, path] of Object.entries(PAGES)) await compare(ours, dataFolder, route, path);
  // Every kind of page in turn, as on a real day.
  for (const path of [...Object.values(PAGES), '/th', '/th/documents', '/en/main', '/en/documents'])
    await load(ours, path, 2);
  const memory = await ours.memoryMb();
  console.log(`\nmemory after rendering under load: ${String(Math.round(memory))} MB (budget ${MEMORY_MB})`);
  atMost(MEMORY_MB, 'memory after rendering under load, in MB,', memory);
  await ours.stop();
}

async function compare(ours: ServerProcess, dataFolder: string, route: string, path: string): Promise<void> {
  const bare = await ServerProcess.start({}, [
    '--import',
    'tsx',
    'test/bench/bareStream.tsx',
    dataFolder,
    SAMPLE_SITE,
    route,
  ]);
  const loads: Record<'ours' | 'bare', Load[]> = { ours: [], bare: [] };
  const crowds: typeof loads = { ours: [], bare: [] };
  await load(ours, path, 2);
  await load(bare, path, 2);
  await inRounds(ROUNDS, [
    async () => void loads.bare.push(await load(bare, path, SECONDS)),
    async () => void loads.ours.push(await load(ours, path, SECONDS)),
  ]);
  await inRounds(CROWD.rounds, [
    async () => void crowds.bare.push(await load(bare, path, CROWD.seconds, CROWD.connections)),
    async () => void crowds.ours.push(await load(ours, path, CROWD.seconds, CROWD.connections)),
  ]);
  const compared = (name: string, { bare, ours }: typeof loads, key: keyof Load) =>
    row(
      name,
      bare.map((one) => one[key]),
      ours.map((one) => one[key]),
    );
  console.log(`\n${`${path}, uncached`.padEnd(28)}  bare stream        Thara      ratio`);
  const rate = compared('requests a second', loads, 'requestsPerSecond');
  atLeast(UNCACHED_RATIO, `${path}, uncached: requests a second, of the bare stream's,`, rate);
  compared('CPU µs a request', loads, 'cpuPerRequest');
  const slowest = compared(`p99 ms at ${CROWD.connections} connections`, crowds, 'p99');
  atMost(1, `${path}, uncached: p99 at ${CROWD.connections} connections, of the bare stream's,`, slowest);
  await bare.stop();
}

/** What a first visit downloads, compressed, in kB. */
async function payload(): Promise<void> {
  const server = await ServerProcess.start({ DATA_DIR: join(folder, 'sample') });
  const { HTML, CSS, JS, fonts } = PAYLOAD_KB;
  console.log(
    `\nfirst visit, kB gz          HTML     CSS      JS   fonts (budgets ${HTML}, ${CSS}, ${JS} or ${INTERACTIVE_JS_KB}, ${fonts})`,
  );
  for (const { path, isInteractive: isLive } of FIRST_VISITS) {
    const html = await (await fetch(server.origin + path)).text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
    const scripts = await withImports(files.filter((file) => file.endsWith('.js')));
    const sum = async (names: readonly string[], compress: boolean) => {
      const sizes = await Promise.all(
        names.map(async (name) => {
          const bytes = await readFile(join('dist/client', name));
          return compress ? gzipSync(bytes, { level: 9 }).length : bytes.length;
        }),
      );
      return sizes.reduce((total, size) => total + size, 0);
    };
    const weights = {
      HTML: gzipSync(html, { level: 6 }).length,
      CSS: await sum(
        files.filter((file) => file.endsWith('.css')),
        true,
      ),
      JS: await sum(scripts, true),
      fonts: await sum(
        files.filter((file) => file.endsWith('.woff2')),
        false,
      ),
    };
    console.log(
      path.padEnd(22) +
        Object.values(weights)
          .map((bytes) => (bytes / 1000).toFixed(1).padStart(8))
          .join(''),
    );
    const budgets = { ...PAYLOAD_KB, ...(isLive && { JS: INTERACTIVE_JS_KB }) };
    for (const [name, bytes] of Object.entries(weights))
      atMost(budgets[name as keyof typeof budgets], `${path}, first visit: kB of ${name}`, bytes / 1000);
  }
  await server.stop();
}

function onSample(measure: (dataFolder: string) => Promise<void>): () => Promise<void> {
  return async () => {
    const dataFolder = join(folder, 'sample');
    // Imports the sample if the store is empty, and creates the first API client.
    await (await ServerProcess.start({ DATA_DIR: dataFolder, SERVE: 'api' })).stop();
    await measure(dataFolder);
  };
}

/** A module and all its imports, dynamic ones included: the most that a page can load. */
async function withImports(files: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    found.add(file);
    const code = await readFile(join('dist/client', file), 'utf8');
    for (const match of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) await visit(`/assets/${match[1] ?? ''}`);
  };
  for (const file of files) await visit(file);
  return [...found];
}

/** What more content costs: lists, items, feeds and sitemaps with 100 and with 100,000 items, requested in turn. */
async function growth(): Promise<void> {
  const servers: ServerProcess[] = [];
  for (const size of sizes) {
    const dataFolder = join(folder, String(size));
    await generateContent(dataFolder, size);
    servers.push(await ServerProcess.start({ DATA_DIR: dataFolder, FIRST_CONTENT: 'none' }));
  }
  const [small, large] = sizes.map((size) => size.toLocaleString('en-GB'));
  console.log(
    `\ngrowth, responses a second   ${small?.padStart(12)} ${large?.padStart(12)}      ratio (budget ${GROWTH_RATIO})`,
  );
  for (const { name, pathOf, entries = () => 1 } of GROWING) {
    const rates: number[][] = [[], []];
    for (const [index, server] of servers.entries()) await load(server, pathOf(sizes[index] ?? 0), 1);
    const measures = servers.map((server, index) => async () => {
      const size = sizes[index] ?? 0;
      rates[index]?.push((await load(server, pathOf(size), SECONDS)).requestsPerSecond * entries(size));
    });
    await inRounds(GROWTH_ROUNDS, measures);
    const ratio = row(name, rates[0] ?? [], rates[1] ?? []);
    atLeast(GROWTH_RATIO, `growth, ${name}: responses a second with ${large}, of those with ${small},`, ratio);
  }
  for (const server of servers) await server.stop();
}

/** Reverses the order in every other round, because the first measurement may affect the second. */
async function inRounds(count: number, measures: readonly (() => Promise<void>)[]): Promise<void> {
  for (let round = 0; round < count; round++)
    for (const measure of round % 2 === 0 ? measures : measures.toReversed()) await measure();
}

/**
 * @param peer one figure per round, as in `ours`
 * @returns the median of the ratios of ours to the peer's in the same round
 */
function row(name: string, peer: readonly number[], ours: readonly number[]): number {
  const ratio = median(ours.map((value, round) => value / (peer[round] ?? Number.NaN)));
  const cells = [median(peer), median(ours)].map((value) => value.toFixed(value < 100 ? 1 : 0).padStart(13));
  console.log(`${name.padEnd(28)}${cells.join('')}${ratio.toFixed(2).padStart(11)}`);
  return ratio;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
