import { writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { crawl, isPage } from '#test/support/crawl.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { load, SERVER_PROCESSOR } from './load.ts';
import { startNginx } from './peers/startNginx.ts';
import type { Report } from './Report.ts';
import { alternate, median, medianOf, ratio } from './rounds.ts';

const PATH = '/th/more-news';
const ROUNDS = 7;
const USUAL = { seconds: 2, connections: 32, headers: { 'Accept-Encoding': 'br' } };
const CROWD = { ...USUAL, seconds: 4, connections: 256 };
const CROWD_ROUNDS = 3;
const NGINX_ROUNDS = 3;
/** The best compression is made in the background, when nothing else is to do. */
const COMPRESSION_LIMIT_MS = 30_000;
/** Responses of equal bytes after which the compression counts as final. */
const UNCHANGED = 10;
const PAGE_CACHE_MB = 64;
/** On top of an idle process with an empty cache and of the cache's own bound. */
const MEMORY_MB = 60;

/** What it costs to send a cached page, beside a server that does nothing else. */
export async function cached(report: Report, folder: string, dataFolder: string): Promise<void> {
  report.part(
    'Cached pages',
    'One page, brotli, access log on. The peers send the same bytes: Express with one compressed buffer, the same headers and an access line; nginx with `gzip_static`.',
  );
  const ours = await ServerProcess.startPinned(SERVER_PROCESSOR, join(folder, 'ours.log'), {
    DATA_DIR: dataFolder,
    PAGE_CACHE_MB: String(PAGE_CACHE_MB),
  });
  await fetch(`${ours.origin}/livez`);
  const idle = await ours.memoryMb();
  const page = await compressedPage(ours);
  await writeFile(join(folder, 'page.br'), page.body);
  await writeFile(join(folder, 'headers.json'), JSON.stringify(page.headers));
  const express = await ServerProcess.startPinned(SERVER_PROCESSOR, join(folder, 'express.log'), {}, [
    ...['--import', 'tsx', 'test/bench/peers/keptBuffer.ts', join(folder, 'page.br'), join(folder, 'headers.json')],
  ]);
  const pair = [
    { server: ours, path: PATH },
    { server: express, path: PATH },
  ] as const;
  const [our, theirs] = await alternate(pair, ROUNDS, USUAL);
  const [ourCrowd, theirCrowd] = await alternate(pair, CROWD_ROUNDS, CROWD);
  await express.stop();
  const nginx = await startNginx(folder, SERVER_PROCESSOR, brotliDecompressSync(page.body).toString());
  const limit: number[] = [];
  for (let round = 0; round <= NGINX_ROUNDS; round++)
    limit.push((await load(nginx.url, { ...USUAL, headers: { 'Accept-Encoding': 'gzip' } })).requestsPerSecond);
  await nginx.stop();

  const rate = ratio(our, theirs, 'requestsPerSecond');
  const cpu = ratio(our, theirs, 'cpuPerRequest');
  const slowest = ratio(ourCrowd, theirCrowd, 'p99');
  report.table('cached page', 'Thara', 'Express, one buffer', 'ratio', 'budget');
  const compare = (name: string, key: 'requestsPerSecond' | 'cpuPerRequest', value: number, budget: string) =>
    report.row(name, medianOf(our, key), medianOf(theirs, key), value, budget);
  compare(
    'requests/s',
    'requestsPerSecond',
    rate,
    report.check('cached page: rate, of Express’s', rate, { atLeast: 0.9 }),
  );
  compare('CPU µs/request', 'cpuPerRequest', cpu, report.check('cached page: CPU, of Express’s', cpu, { atMost: 1.3 }));
  report.row(
    'p99 ms, 256 connections',
    medianOf(ourCrowd, 'p99'),
    medianOf(theirCrowd, 'p99'),
    slowest,
    report.check('cached page: p99 at 256 connections, of Express’s', slowest, { atMost: 1 }),
  );
  report.table('beside nginx gzip_static', 'requests/s', 'of nginx');
  const most = median(limit.slice(1));
  report.row('nginx', most, 1);
  report.row(
    'Express, one buffer',
    medianOf(theirs, 'requestsPerSecond'),
    medianOf(theirs, 'requestsPerSecond') / most,
  );
  report.row('Thara', medianOf(our, 'requestsPerSecond'), medianOf(our, 'requestsPerSecond') / most);

  await fillCache(ours);
  const grown = (await ours.memoryMb()) - idle;
  report.table('memory', 'MB', 'budget');
  report.row('idle, cache empty', idle, '');
  report.row(
    `every page of the sample cached (bound of the cache: ${PAGE_CACHE_MB} MB)`,
    idle + grown,
    report.check('memory with cached pages above idle, MB', grown, { atMost: PAGE_CACHE_MB + MEMORY_MB }),
  );
  await ours.stop();
}

interface CompressedPage {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** The page in brotli, once the server has compressed it as well as it will. */
async function compressedPage({ origin }: ServerProcess): Promise<CompressedPage> {
  const end = performance.now() + COMPRESSION_LIMIT_MS;
  let last: CompressedPage | undefined;
  for (let unchanged = 0; performance.now() < end && unchanged < UNCHANGED;) {
    await pause(200);
    const next = await receive(origin + PATH, 'br');
    if (next.headers['content-encoding'] !== 'br') continue;
    unchanged = last?.body.equals(next.body) === true ? unchanged + 1 : 0;
    last = next;
  }
  if (last === undefined) throw new Error(`${PATH} was never sent in brotli`);
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = last.headers;
  return { body: last.body, headers };
}

/** Requests every page, as visitors with different browsers do. */
async function fillCache({ origin }: ServerProcess): Promise<void> {
  const { pages } = await crawl(Number(new URL(origin).port), DEPARTMENT, isPage);
  for (const encoding of ['br', 'gzip', 'identity'])
    for (const path of pages.keys()) await receive(origin + path, encoding);
}

async function receive(url: string, encoding: string): Promise<CompressedPage> {
  const [response] = (await once(get(url, { headers: { 'Accept-Encoding': encoding } }), 'response')) as [
    IncomingMessage,
  ];
  return { headers: response.headers, body: await buffer(response) };
}
