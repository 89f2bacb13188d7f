import { createHash, randomInt } from 'node:crypto';
import { readFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { parseLongText } from '#domain/forms/longText.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { submissionToWire } from '#adapters/department-api/wire/InboxWire.ts';
import type { AttachmentId } from '#ports/Attachments.ts';
import { openStore, type StoreSettings } from '#adapters/store/openStore.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { SITE } from '#test/support/builders.ts';
import { aContactMessage, aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { isPostgresInstalled, postgresServer } from '#test/support/postgres.ts';
import { seededRandom } from '#test/support/seededRandom.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { filesIn } from '#test/support/testAttachments.ts';
import { IS_FULL } from '#test/support/testExtent.ts';

/** People who send messages at the same time, one message after the other. */
const SENDERS = 4;
/** A server is killed after it has answered so many requests at most. */
const MAX_ANSWERED = 30;
/** The longest pause between an answer and the kill, in milliseconds: longer than a request takes. */
const MAX_PAUSE_MS = 12;
/** One address, so that nobody tries another one of a server that is gone. */
const SETTINGS = { SERVE: 'api', FIRST_CONTENT: 'none', HOST: '127.0.0.1' };
const FILES_PER_MESSAGE = 2;
const MAX_FILE_BYTES = 100_000;

interface Place {
  readonly name: string;
  readonly rounds: number;
  readonly isInstalled: boolean;
  open(): Promise<{
    readonly store: StoreSettings;
    readonly environment: Record<string, string>;
    remove(): Promise<void>;
  }>;
}

const PLACES: readonly Place[] = [
  {
    name: 'SQLite',
    rounds: IS_FULL ? 100 : 4,
    isInstalled: true,
    async open() {
      const folder = await mkdtemp(join(tmpdir(), 'thara-inbox-kills-'));
      return {
        store: { engine: 'sqlite', file: join(folder, 'thara.sqlite') },
        environment: { DATA_DIR: folder },
        remove: () => rm(folder, { recursive: true }),
      };
    },
  },
  {
    name: 'PostgreSQL',
    rounds: IS_FULL ? 20 : 2,
    isInstalled: isPostgresInstalled(),
    async open() {
      const folder = await mkdtemp(join(tmpdir(), 'thara-inbox-kills-'));
      const database = await (await postgresServer()).createDatabase();
      return {
        store: { engine: 'postgres', url: database.url },
        environment: { DATA_DIR: folder, DATABASE_URL: database.url },
        async remove() {
          await database.drop();
          await rm(folder, { recursive: true });
        },
      };
    },
  },
];

/** With the same seed, kills come after the same answers. */
const SEED = Number(process.env['KILLS_SEED'] ?? randomInt(2 ** 31));

for (const place of PLACES)
  (place.isInstalled ? describe : describe.skip)(
    `A server over ${place.name} that is killed (-9) while messages are sent, KILLS_SEED=${SEED},`,
    function () {
      this.timeout(60_000);
      const random = seededRandom(SEED);
      const sent: Message[] = [];
      let opened: Awaited<ReturnType<Place['open']>>;
      before(async () => {
        opened = await place.open();
      });
      after(() => opened.remove());

      for (let round = 0; round < place.rounds; round++)
        it(`has every acknowledged message once, with its files (${round + 1} of ${place.rounds})`, async () => {
          const server = await ServerProcess.start({ ...SETTINGS, ...opened.environment });
          const token = await tokenFor(server, opened.environment['DATA_DIR']!);
          const kill = Promise.withResolvers<undefined>();
          let answersLeft = 1 + Math.floor(random() * MAX_ANSWERED);
          const delay = random() * MAX_PAUSE_MS;
          const onAnswer = () => {
            answersLeft -= 1;
            if (answersLeft === 0) kill.resolve(undefined);
          };
          // What the server did not acknowledge before its end is sent again, with the same id.
          const unanswered = sent.filter(({ reference }) => reference === undefined);
          const senders = Array.from({ length: SENDERS }, async (_, index) => {
            for (const message of unanswered.filter((_, each) => each % SENDERS === index))
              if (!(await send(server, token, message, onAnswer))) return;
            for (let isAlive = true; isAlive;) {
              const message = newMessage(random, sent.length);
              sent.push(message);
              isAlive = await send(server, token, message, onAnswer);
            }
          });
          await kill.promise;
          await pause(delay);
          await server.kill();
          await Promise.all(senders);
          await checkStored(opened.store, join(opened.environment['DATA_DIR']!, 'submissions'), sent);
        });

      it('has every message once after all were sent again, and no file that nobody sent', async () => {
        const server = await ServerProcess.start({ ...SETTINGS, ...opened.environment });
        const token = await tokenFor(server, opened.environment['DATA_DIR']!);
        for (const message of sent) {
          const { reference } = message;
          expect(await send(server, token, message, () => undefined)).to.equal(true);
          if (reference !== undefined) expect(message.reference).to.equal(reference);
        }
        await server.stop();
        await checkStored(opened.store, join(opened.environment['DATA_DIR']!, 'submissions'), sent);
        expect(sent.every(({ reference }) => reference !== undefined)).to.equal(true);
        expect(sent.length).to.be.greaterThan(place.rounds);
      });
    },
  );

interface Message {
  readonly id: SubmissionId;
  readonly text: string;
  readonly files: readonly Buffer[];
  /** Of the files. */
  readonly hashes: readonly string[];
  /** From the receipt; undefined as long as there is none. */
  reference?: string | undefined;
}

function newMessage(random: () => number, number: number): Message {
  const files = Array.from({ length: FILES_PER_MESSAGE }, (_, index) => {
    const content = `GIF89a ${number} ${index} `.padEnd(Math.floor(random() * MAX_FILE_BYTES), 'x');
    return Buffer.from(content);
  });
  return { id: aSubmissionId(), text: `message ${number}`, files, hashes: files.map(hashOf) };
}

/** Uploads the files, then sends the message. @returns whether the server answered; it may have been killed */
async function send(server: ServerProcess, token: string, message: Message, onAnswer: () => void): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, type: string, body: BodyInit) => {
    const url = `${server.origin}/api/${path}`;
    const response = await fetch(url, { method: 'POST', headers: { ...headers, 'content-type': type }, body });
    const answer = (await response.json()) as Record<string, string>;
    expect(response.status, JSON.stringify(answer)).to.equal(200);
    onAnswer();
    return answer;
  };
  try {
    const files: AttachmentId[] = [];
    for (const [index, file] of message.files.entries()) {
      const path = `attachments/${SITE}?name=${index}.gif`;
      const { id } = await post(path, 'application/octet-stream', new Uint8Array(file));
      files.push(id as AttachmentId);
    }
    const content = aContactMessage({ message: value(parseLongText(message.text)) });
    const wire = submissionToWire({ site: SITE, id: message.id, content, files });
    const { reference } = await post(`inbox/${SITE}`, 'application/json', JSON.stringify(wire));
    message.reference = reference;
    return true;
  } catch (error) {
    // Fetch fails in these two ways when the connection is lost.
    if (error instanceof TypeError || error instanceof SyntaxError) return false;
    throw error;
  }
}

async function tokenFor(server: ServerProcess, dataFolder: string): Promise<string> {
  const credentials = JSON.parse(await readFile(join(dataFolder, 'api-client.json'), 'utf8')) as object;
  const body = JSON.stringify({ grantType: 'client_credentials', ...credentials, scope: '' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${server.origin}/api/auth/access-token`, { method: 'POST', headers, body });
  return ((await response.json()) as { accessToken: string }).accessToken;
}

/** What is stored: every acknowledged message once, each with its files, and no other file that has a message. */
async function checkStored(settings: StoreSettings, folder: string, sent: readonly Message[]): Promise<void> {
  const store = await openStore(settings, systemClock, () => undefined);
  const entries = await store.inboxDesk.list({ site: SITE, state: 'all' }, 'test' as Operator);
  await store.close();
  const onDisk = new Set(await filesIn(folder));
  const stored = new Map<string, string>();
  for (const { reference, content, files } of entries) {
    if (content.type !== 'contact') throw new Error('nobody has sent a report');
    const message = sent.find(({ text }) => text === content.message);
    expect(stored.has(content.message), `${content.message} is stored twice`).to.equal(false);
    stored.set(content.message, reference);
    const hashes = await Promise.all(files.map(async ({ path }) => hashOf(await readFile(join(folder, path)))));
    expect(hashes, content.message).to.deep.equal(message!.hashes);
    for (const { path } of files) onDisk.delete(join(folder, path));
  }
  for (const { text, reference } of sent)
    if (reference !== undefined) expect(stored.get(text), text).to.equal(reference);
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
