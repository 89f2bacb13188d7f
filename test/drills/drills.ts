import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { newDataFolder } from '#test/support/dataFolder.ts';
import { PLAIN_CALLS } from '#test/support/plainDepartment.ts';
import { isPostgresInstalled } from '#test/support/postgres.ts';
import { REVERSE_PROXIES } from '#test/support/reverseProxies.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { buildIfStale } from '../../scripts/buildIfStale.ts';
import { compareTimes, TIMING_PLACES } from './accountTiming.ts';
import { eachAlone, inPairs } from './carelessApi.ts';
import { manyAtOnce, manyThatLeave, pipelined, pipelinedAndLeft } from './floods.ts';
import { freezePostgres } from './freezePostgres.ts';
import { watchLivez } from './livezWatch.ts';
import { rollingRestarts } from './rollingRestarts.ts';

/** `npm run drills -- floods`: one of them; all without an argument. */
const DRILLS: Readonly<Record<string, () => Promise<void>>> = {
  ...{ floods, restarts, frozen, kills, disk, careless },
  accounts,
  guesses,
};

/** In milliseconds, as guaranteed. */
const LIVEZ_MS = 100;
const RESPONSE_MS = 3_000;
const RECOVERY_MS = 5_000;
const FLOOD = 1_000;
/** Of requests about a known and an unknown address. */
const TIMING_PAIRS = 1_000;
/** How far from 0.5 the area under the curve may be. */
const AUC_TOLERANCE = 0.06;
const RESTART_REQUESTS = 20_000;
/** After a flood, so that work left over shows in what it cost. */
const AFTERWARDS_MS = 1_000;

async function floods(): Promise<void> {
  const dataFolder = await newDataFolder();
  const server = await ServerProcess.start({ DATA_DIR: dataFolder, HOST: '127.0.0.1', PAGE_CACHE_MB: '0' });
  const port = Number(new URL(server.origin).port);
  const flood = {
    ...{ port, host: DEPARTMENT, count: FLOOD },
    path: (index: number) => `/en/more-news?page=${(index % 3) + 1}`,
  };
  await manyAtOnce({ ...flood, count: 50 });
  const tries: Readonly<Record<string, () => Promise<unknown>>> = {
    [`${FLOOD} pipelined requests`]: () => pipelined(flood),
    [`${FLOOD} pipelined requests, left after 100 ms`]: () => pipelinedAndLeft(flood, () => pause(100)),
    [`${FLOOD} connections`]: () => manyAtOnce(flood),
    [`${3 * FLOOD} connections`]: () => manyAtOnce({ ...flood, count: 3 * FLOOD }),
    [`${FLOOD} connections, left after 300 ms`]: () => manyThatLeave(flood, () => pause(300)),
  };
  table('flood', 'responses', 'processor time', 'worst /livez');
  for (const [name, work] of Object.entries(tries)) {
    const stopWatching = watchLivez(port);
    const before = await server.cpuMs();
    const responses = await work();
    await pause(AFTERWARDS_MS);
    const { worstMs, failed } = await stopWatching();
    const cost = (await server.cpuMs()) - before;
    row(
      name,
      countsOf(responses),
      `${cost} ms`,
      `${against(worstMs, LIVEZ_MS)}${failed > 0 ? `, ${failed} failed` : ''}`,
    );
  }
  await server.stop();
  await rm(dataFolder, { recursive: true });
}

async function restarts(): Promise<void> {
  table('restarts behind', 'requests', 'restarts', 'lost', 'lost forms', 'forms stored twice');
  for (const proxy of REVERSE_PROXIES) {
    if (proxy.missing.length > 0 || !isPostgresInstalled()) {
      row(proxy.name, 'not installed here');
      continue;
    }
    const result = await rollingRestarts({ proxy, requests: RESTART_REQUESTS, restarts: 10, drainSeconds: 3 });
    const { sent, restarts, lost, lostForms, doubleForms } = result;
    row(proxy.name, String(sent), String(restarts), JSON.stringify(lost), String(lostForms), String(doubleForms));
  }
}

async function frozen(): Promise<void> {
  table('PostgreSQL frozen', 'responses', 'slowest');
  if (!isPostgresInstalled()) {
    row('not installed here');
    return;
  }
  const { known, others, recoveryMs } = await freezePostgres(300);
  for (const [name, responses] of Object.entries({ 'cached pages': known, 'other pages and forms': others })) {
    const worst = Math.max(...responses.map(({ ms }) => ms));
    row(name, countsOf(responses.map(({ status }) => status)), against(worst, RESPONSE_MS));
  }
  row('until it works again', '', against(recoveryMs, RECOVERY_MS));
}

/** The tests of these, all of their rounds: they know what must not be lost, and print what was. */
async function kills(): Promise<void> {
  await runTests('kills', [
    'test/process/kills.test.ts',
    'test/process/inboxKills.test.ts',
    'test/process/memberKills.test.ts',
  ]);
}

async function disk(): Promise<void> {
  await runTests('full disk', ['test/process/fullDisk.test.ts']);
}

async function runTests(name: string, files: readonly string[]): Promise<void> {
  const mocha = spawn('mocha', files, { stdio: 'inherit', env: { ...process.env, TEST_EXTENT: 'full' } });
  const [code] = (await once(mocha, 'close')) as [number | null];
  table(name, 'result');
  row(files.join(', '), code === 0 ? 'as guaranteed' : `**failed** (exit code ${String(code)})`);
}

function countsOf(outcomes: unknown): string {
  if (!Array.isArray(outcomes)) return '';
  const counts = new Map<string, number>();
  for (const outcome of outcomes) counts.set(String(outcome), (counts.get(String(outcome)) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
}

function against(ms: number, budgetMs: number): string {
  return `${ms.toFixed(0)} ms of ${budgetMs}${ms > budgetMs ? ' **over**' : ''}`;
}

/** What visitors see while the department's API is careless, its maintenance switched off / on. */
async function careless(): Promise<void> {
  table('careless API', ...PLAIN_CALLS);
  for (const { variation, shown } of await eachAlone()) row(variation, ...shown);
  table('two calls careless', 'visits');
  for (const [shown, visits] of Object.entries(await inPairs())) row(shown, String(visits));
}

/** What strangers can learn about addresses from how long answers take. */
async function accounts(): Promise<void> {
  const seed = randomInt(2 ** 31);
  for (const place of TIMING_PLACES) {
    table(`time of answers over ${place.name}, seed ${seed}`, 'known', 'unknown', 'AUC');
    if (!place.isInstalled) row('not installed here');
    else
      for (const { act, knownMs, unknownMs, auc } of await compareTimes(place, TIMING_PAIRS, seed)) {
        const isTold = Math.abs(auc - 0.5) > AUC_TOLERANCE;
        row(
          act,
          `${knownMs.toFixed(2)} ms`,
          `${unknownMs.toFixed(2)} ms`,
          `${auc.toFixed(3)}${isTold ? ' **over**' : ''}`,
        );
      }
  }
}

async function guesses(): Promise<void> {
  await runTests('guesses of passwords', [
    'test/server/passwordGuesses.test.ts',
    'test/server/complaintGuesses.test.ts',
  ]);
}

function table(...heads: readonly string[]): void {
  print(`\n| ${heads.join(' | ')} |\n|${heads.map(() => '---').join('|')}|`);
}

function row(...cells: readonly string[]): void {
  print(`| ${cells.join(' | ')} |`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await buildIfStale();
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(DRILLS)) {
  const drill = DRILLS[name];
  if (drill === undefined) throw new Error(`no such drill: ${name}; there are ${Object.keys(DRILLS).join(', ')}`);
  await drill();
}
// The private PostgreSQL server ends with this process, which its connections would keep running.
process.exit(0);
