import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '#test/support/freePort.ts';
import { publishedDatabase, settingsOver } from '#test/support/publishedDatabase.ts';
import type { ReverseProxy } from '#test/support/reverseProxies.ts';
import { send } from '#test/support/send.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { DEPARTMENT_HOST } from '#test/support/testArchives.ts';

export interface RestartOptions {
  readonly proxy: ReverseProxy;
  /** How many requests are sent at least; they go on until the last restart is over. */
  readonly requests: number;
  /** How often a process is restarted at least, the two by turns. */
  readonly restarts: number;
  readonly drainSeconds: number;
}

export interface Restarts {
  readonly sent: number;
  readonly restarts: number;
  /** Requests without a response, or with one that is not of the website; with their number. */
  readonly lost: Readonly<Record<string, number>>;
  /** Forms that were acknowledged but are not stored. */
  readonly lostForms: number;
  /** Forms that are stored more than once. */
  readonly doubleForms: number;
}

const VISITORS = 8;
/** One request in so many sends a form. */
const FORM_EVERY = 20;
const PAGES = ['/en/main', '/th/more-news', '/en/documents', '/livez', '/th', '/robots.txt'];
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };

/** Restarts two processes over one PostgreSQL again and again, one at a time, while visitors come through a proxy. */
export async function rollingRestarts({ proxy, requests, restarts, drainSeconds }: RestartOptions): Promise<Restarts> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'thara-restarts-'));
  const database = await publishedDatabase();
  const settings = {
    ...settingsOver(database, dataFolder),
    ...{ TRUST_PROXY: 'loopback', DRAIN_SECONDS: String(drainSeconds) },
  };
  const start = async (port: number) => await ServerProcess.start({ ...settings, PORT: String(port) });
  const ports = [await freePort(), await freePort()] as const;
  const processes = [await start(ports[0]), await start(ports[1])];
  const running = await proxy.start(...ports);

  let sent = 0;
  let restarted = 0;
  const isOver = () => sent >= requests && restarted >= restarts;
  const lost: Record<string, number> = {};
  const acknowledged: string[] = [];

  const sendOne = async () => {
    const number = sent++;
    const isForm = number % FORM_EVERY === 0;
    const comment = `form-${number}`;
    const request = isForm
      ? { path: '/en/feedback', method: 'POST', body: `about=/en/main&comment=${comment}`, headers: FORM }
      : { path: PAGES[number % PAGES.length]! };
    // Every form from another address, because they are counted by address.
    const from = `127.1.${(number / FORM_EVERY / 250) | 0}.${1 + (Math.floor(number / FORM_EVERY) % 250)}`;
    const outcome = await send(running.httpsPort, { host: DEPARTMENT_HOST, secure: true, from, ...request }).then(
      ({ status }) => String(status),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (outcome !== (isForm ? '303' : '200')) {
      const what = `${isForm ? 'form' : 'page'}: ${outcome}`;
      lost[what] = (lost[what] ?? 0) + 1;
    } else if (isForm) acknowledged.push(comment);
  };
  const visit = async () => {
    while (!isOver()) await sendOne();
  };
  const restart = async () => {
    for (let turn = 0; !isOver(); turn++) {
      const index = turn % 2;
      await processes[index]!.stop();
      processes[index] = await start(ports[index as 0 | 1]);
      restarted++;
    }
  };
  await Promise.all([restart(), ...Array.from({ length: VISITORS }, visit)]);

  const stored = await storedComments(database.url);
  await running.stop();
  for (const process of processes) await process.stop();
  await database.drop();
  await rm(dataFolder, { recursive: true });
  const distinct = new Set(stored);
  return {
    ...{ sent, restarts: restarted, lost },
    lostForms: acknowledged.filter((comment) => !distinct.has(comment)).length,
    doubleForms: stored.length - distinct.size,
  };
}

async function storedComments(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ comment: string }>('select comment from feedback_comments');
  await client.end();
  return rows.map(({ comment }) => comment);
}
