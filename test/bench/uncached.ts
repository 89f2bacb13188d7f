import { join } from 'node:path';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { load, SERVER_PROCESSOR } from './load.ts';
import type { Report } from './Report.ts';
import { alternate, medianOf, ratio } from './rounds.ts';

const ROUNDS = 7;
const USUAL = { seconds: 2, connections: 32 };
/** Longer, because all connections start at once, which should not decide the slowest response. */
const CROWD = { seconds: 5, connections: 256 };
const CROWD_ROUNDS = 3;

/** A page with deferred parts and one without, by route id, with the least ratio of their rates to the bare stream's. */
const PAGES = [
  { route: 'main', path: '/th/main', least: 0.85 },
  { route: 'newsList', path: '/th/more-news', least: 1 },
] as const;
/** Every kind of page in turn, as on a real day. */
const ALL_KINDS = ['/th', '/th/main', '/th/more-news', '/th/documents', '/en/main', '/en/documents'];
const SITE = '1001';
const MEMORY_MB = 280;

/** What it costs to render a page, beside React alone. */
export async function uncached(report: Report, folder: string, dataFolder: string): Promise<void> {
  report.part(
    'Rendered pages',
    'Page cache off; page layouts and store results cached. The peer is `node:http` with `renderToPipeableStream`, which renders the same tree from data in memory, without routing, reads or an access log.',
  );
  const ours = await ServerProcess.startPinned(SERVER_PROCESSOR, join(folder, 'ours.log'), {
    DATA_DIR: dataFolder,
    PAGE_CACHE_MB: '0',
  });
  report.table(
    'page',
    'requests/s',
    'bare stream',
    'ratio',
    'budget',
    'CPU ratio',
    'p99 ratio, 256 connections',
    'budget',
  );
  for (const { route, path, least } of PAGES) {
    const bare = await ServerProcess.startPinned(SERVER_PROCESSOR, join(folder, 'bare.log'), {}, [
      ...['--max-semi-space-size=16', '--import', 'tsx', 'test/bench/peers/bareStream.tsx'],
      ...[dataFolder, SITE, route],
    ]);
    const pair = [
      { server: ours, path },
      { server: bare, path },
    ] as const;
    const [our, theirs] = await alternate(pair, ROUNDS, USUAL);
    const [ourCrowd, theirCrowd] = await alternate(pair, CROWD_ROUNDS, CROWD);
    const rate = ratio(our, theirs, 'requestsPerSecond');
    const slowest = ratio(ourCrowd, theirCrowd, 'p99');
    report.row(
      path,
      medianOf(our, 'requestsPerSecond'),
      medianOf(theirs, 'requestsPerSecond'),
      rate,
      report.check(`${path}, rendered: requests a second, of the bare stream's`, rate, { atLeast: least }),
      ratio(our, theirs, 'cpuPerRequest'),
      slowest,
      report.check(`${path}, rendered: p99 at 256 connections, of the bare stream's`, slowest, { atMost: 1 }),
    );
    await bare.stop();
  }
  for (const path of ALL_KINDS) await load(ours.origin + path, USUAL);
  const memory = await ours.memoryMb();
  report.table('memory', 'MB', 'budget');
  report.row(
    'after rendering under load',
    memory,
    report.check('memory after rendering, MB', memory, { atMost: MEMORY_MB }),
  );
  await ours.stop();
}
