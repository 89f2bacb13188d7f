import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FAULTS, FaultyApi, type Fault } from '#test/support/FaultyApi.ts';
import { send, type TestResponse } from '#test/support/send.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { settingsInFrontOf, type Credentials } from '#test/support/webInFront.ts';
import type { Report } from './Report.ts';

const RESPONSE_MS = 3_500;
const RECOVERY_MS = 5_000;
const MEMORY_MB = 50;
/** Requested before the fault; of the English pages, only the layout is known from them. */
const SEEN = ['/th/more-news', '/th', '/en/contact'];
/** Its list is essential, and was never requested. */
const COLD_LIST = '/en/more-news';
/** All its own data is deferred, and was never requested. */
const COLD_DOOR = '/en';
const KNOWN = '/th/more-news';
const MISSING_PART = 'This part cannot be shown at the moment.';

interface Timed {
  readonly response: TestResponse;
  readonly ms: number;
}

/** Response times of a website in front of an API with each fault; two tiers, over HTTP. */
export async function faults(report: Report, _folder: string, dataFolder: string): Promise<void> {
  report.part('In front of a failing API', 'Pages that were never requested before, and one that was.');
  const api = await ServerProcess.start({ DATA_DIR: dataFolder, SERVE: 'api' });
  const client = JSON.parse(await readFile(join(dataFolder, 'api-client.json'), 'utf8')) as Credentials;
  report.table('fault', 'cold list', 'cold home page', 'known page', 'grown by, MB', 'recovered after, ms');
  for (const fault of FAULTS) await measure(report, fault, Number(new URL(api.origin).port), client);
  await api.stop();
}

async function measure(report: Report, fault: Fault, apiPort: number, client: Credentials): Promise<void> {
  const faulty = await FaultyApi.start(apiPort);
  const webFolder = await mkdtemp(join(tmpdir(), 'thara-web-'));
  const web = await ServerProcess.start({ DATA_DIR: webFolder, ...settingsInFrontOf(faulty.port, client) });
  const port = Number(new URL(web.origin).port);
  for (const path of SEEN) await visit(port, path);
  const before = await web.memoryMb();
  await faulty.break(fault);
  const visits = [await visit(port, COLD_LIST), await visit(port, COLD_DOOR), await visit(port, KNOWN)];
  const grown = (await web.memoryMb()) - before;
  await faulty.repair();
  const repaired = performance.now();
  while ((await visit(port, COLD_LIST)).response.status !== 200) await pause(20);
  const recovery = performance.now() - repaired;
  for (const { ms } of visits) report.check(`${fault}: ms to the end of a page`, ms, { atMost: RESPONSE_MS });
  report.check(`${fault}: ms until pages have recovered`, recovery, { atMost: RECOVERY_MS });
  report.check(`${fault}: MB that the website grew by`, grown, { atMost: MEMORY_MB });
  report.row(fault, ...visits.map(describe), grown, recovery);
  await web.stop();
  await faulty.close();
  await rm(webFolder, { recursive: true });
}

async function visit(port: number, path: string): Promise<Timed> {
  const started = performance.now();
  const response = await send(port, { path, host: DEPARTMENT });
  return { response, ms: performance.now() - started };
}

function describe({ response: { status, headers, body }, ms }: Timed): string {
  const how = [
    headers['retry-after'] !== undefined && `Retry-After ${headers['retry-after']}`,
    headers['x-thara-stale'] !== undefined && 'stale, with its age',
    body.includes(MISSING_PART) && 'a sentence in place of parts',
  ].filter((one) => one !== false);
  return [String(status), ...how, `${ms.toFixed(0)} ms`].join(', ');
}
