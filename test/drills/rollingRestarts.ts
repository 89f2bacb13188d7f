import { randomBytes } from 'node:crypto';
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
  /** Forms that are stored more often than they were sent. */
  readonly doubleForms: number;
}

const VISITORS = 8;
/** One request in so many sends a form. */
const FORM_EVERY = 20;
const PAGES = ['/en/main', '/th/more-news', '/en/documents', '/livez', '/th', '/robots.txt'];
const HEADERS = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
const VOTE = { path: '/en/feedback', method: 'POST', body: 'about=/en/main&useful=yes', headers: HEADERS };

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
  const messages = new Set<string>(); // acknowledged ones
  const votes = { sent: 0, acknowledged: 0 };

  const sendOne = async () => {
    const number = sent++;
    const isForm = number % FORM_EVERY === 0;
    // A message is known again when it is stored. A vote that a proxy sends twice is stored twice.
    const isVote = number % (2 * FORM_EVERY) === 0;
    const message = `form-${number}`;
    if (isVote) votes.sent++;
    const request = isForm ? (isVote ? VOTE : messageForm(message)) : { path: PAGES[number % PAGES.length]! };
    // Every form from another address, because they are counted by address.
    const from = `127.1.${(number / FORM_EVERY / 250) | 0}.${1 + (Math.floor(number / FORM_EVERY) % 250)}`;
    const outcome = await send(running.httpsPort, { host: DEPARTMENT_HOST, secure: true, from, ...request }).then(
      ({ status }) => String(status),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (outcome !== (isForm ? '303' : '200')) {
      const what = `${isForm ? 'form' : 'page'}: ${outcome}`;
      lost[what] = (lost[what] ?? 0) + 1;
    } else if (isVote) votes.acknowledged++;
    else if (isForm) messages.add(message);
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

  const stored = await storedForms(database.url);
  await running.stop();
  for (const process of processes) await process.stop();
  await database.drop();
  await rm(dataFolder, { recursive: true });
  const distinct = new Set(stored.messages);
  return {
    ...{ sent, restarts: restarted, lost },
    lostForms:
      [...messages].filter((message) => !distinct.has(message)).length + Math.max(0, votes.acknowledged - stored.votes),
    doubleForms: stored.messages.length - distinct.size + Math.max(0, stored.votes - votes.sent),
  };
}

function messageForm(message: string) {
  const fields = { name: 'a', surname: 'b', subject: 'c', message, terms: 'yes' };
  const submission = randomBytes(16).toString('hex');
  const body = new URLSearchParams({ submission, ...fields }).toString();
  return { path: '/en/contact', method: 'POST', body, headers: HEADERS };
}

async function storedForms(url: string): Promise<{ readonly messages: readonly string[]; readonly votes: number }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const messages = await client.query<{ content: string }>('select content from inbox_messages');
  const votes = await client.query<{ count: number }>('select sum(useful)::int as count from feedback_votes');
  await client.end();
  return {
    messages: messages.rows.map(({ content }) => (JSON.parse(content) as { readonly message: string }).message),
    votes: votes.rows[0]?.count ?? 0,
  };
}
