import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { openStore, type StoreSettings } from '#adapters/store/openStore.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { siteId } from '#test/support/builders.ts';
import { ContentFolders } from '#test/support/contentFolder.ts';
import { expireLeases } from '#test/support/expireLeases.ts';
import { aSubmissionId } from '#test/support/inboxBuilders.ts';
import { KILL_PLACES, KILLS_SEED, LOST, type OpenedPlace } from '#test/support/killPlaces.ts';
import { startMailServer, type MailServer } from '#test/support/mailServer.ts';
import { multipart, MULTIPART_TYPE, type PostedFile } from '#test/support/multipart.ts';
import { seededRandom } from '#test/support/seededRandom.ts';
import { send as request } from '#test/support/send.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';

/** People who send messages at the same time, one message after the other. */
const SENDERS = 4;
/** A server is killed after it has acknowledged so many messages at most. */
const MAX_ACKNOWLEDGED = 12;
/** The longest pause between an answer and the kill, in milliseconds: longer than a form takes. */
const MAX_PAUSE_MS = 30;
/** The test's visitors have addresses of their own, as behind a proxy: nobody sends so much alone. */
const SECRET_KEY = randomBytes(32).toString('base64url');
const SETTINGS = { HOST: '127.0.0.1', TRUST_PROXY: '1', SECRET_KEY };
/** The site of the smallest content folder. */
const SITE = siteId('77');
const HOST = 'office.test';
const FILES_PER_MESSAGE = 2;
const MAX_FILE_BYTES = 100_000;

for (const place of KILL_PLACES)
  (place.isInstalled ? describe : describe.skip)(
    `A server over ${place.name} that is killed (-9) while messages are sent, KILLS_SEED=${KILLS_SEED},`,
    () => {
      const random = seededRandom(KILLS_SEED);
      const sent: Message[] = [];
      const contents = new ContentFolders();
      let opened: OpenedPlace;
      let firstContent: string;
      let mailServer: MailServer;
      before(async () => {
        mailServer = await startMailServer();
        opened = await place.open();
        firstContent = await contents.make();
      });
      after(async () => {
        await opened.remove();
        await contents.remove();
        await mailServer.close();
      });
      const start = () => {
        const mail = { SMTP_URL: mailServer.url, MAIL_FROM: 'noreply@office.test' };
        return ServerProcess.start({ ...SETTINGS, ...mail, ...opened.environment, FIRST_CONTENT: firstContent });
      };
      const check = () => checkStored(opened.store, join(opened.environment.DATA_DIR, 'submissions'), sent);

      for (let round = 0; round < place.rounds; round++)
        it(`has every acknowledged message once, with its files (${round + 1} of ${place.rounds})`, async () => {
          const server = await start();
          const kill = Promise.withResolvers<undefined>();
          let left = 1 + Math.floor(random() * MAX_ACKNOWLEDGED);
          const delay = random() * MAX_PAUSE_MS;
          const onAcknowledged = () => {
            left -= 1;
            if (left === 0) kill.resolve(undefined);
          };
          // What the server did not acknowledge before its end is sent again, with the same id.
          const unanswered = sent.filter(({ isAcknowledged }) => !isAcknowledged);
          const senders = Array.from({ length: SENDERS }, async () => {
            for (let isAlive = true; isAlive;) {
              const message = unanswered.pop() ?? newMessage(random, sent);
              isAlive = await send(server, message, onAcknowledged);
            }
          });
          await kill.promise;
          await pause(delay);
          await server.kill();
          await Promise.all(senders);
          await check();
        });

      it('has every message once, under its first number, after all were sent again', async () => {
        const server = await start();
        for (const message of sent) {
          const { reference } = message;
          expect(await send(server, message, () => undefined)).to.equal(true);
          if (reference !== undefined) expect(message.reference).to.equal(reference);
        }
        await server.stop();
        await check();
        expect(sent.every(({ isAcknowledged }) => isAcknowledged)).to.equal(true);
        expect(sent.length).to.be.greaterThan(place.rounds);
      });

      it('has sent the receipt of every message, each under one Message-ID', async () => {
        await expireLeases(opened.store); // what passes within a minute
        const server = await start();
        for (const { email } of sent) await mailServer.mailTo(email);
        await server.stop();
        const ids = new Map<string, Set<string>>();
        for (const { to, headers } of mailServer.mails) {
          const [email = ''] = to;
          ids.set(email, (ids.get(email) ?? new Set()).add(headers.get('message-id')!));
        }
        expect([...ids.values()].every(({ size }) => size === 1)).to.equal(true);
        const again = mailServer.mails.length - ids.size;
        process.stdout.write(`      ${sent.length} acknowledged, ${ids.size} receipts found, ${again} of them twice\n`);
        expect(ids.size).to.equal(sent.length);
      });
    },
  );

interface Message {
  readonly id: SubmissionId;
  readonly text: string;
  readonly email: string;
  readonly files: readonly PostedFile[];
  /** Of the files. */
  readonly hashes: readonly string[];
  isAcknowledged: boolean;
  /** From the receipt, if there was time to read it. */
  reference?: string | undefined;
}

function newMessage(random: () => number, sent: Message[]): Message {
  const number = sent.length;
  const files = Array.from({ length: FILES_PER_MESSAGE }, (_, index) => {
    const content = `GIF89a ${number} ${index} `.padEnd(Math.floor(random() * MAX_FILE_BYTES), 'x');
    return { name: `${index}.gif`, content };
  });
  const hashes = files.map(({ content }) => hashOf(content));
  const email = `${number}@example.org`;
  const message = { id: aSubmissionId(), text: `message ${number}`, email, files, hashes, isAcknowledged: false };
  sent.push(message);
  return message;
}

/** Sends the form, and reads the number on the receipt. @returns whether the server is alive */
async function send(server: ServerProcess, message: Message, onAcknowledged: () => void): Promise<boolean> {
  const fields = {
    name: 'สมชาย',
    surname: 'ใจดี',
    subject: 'น้ำ',
    message: message.text,
    email: message.email,
    terms: 'yes',
  };
  const port = Number(new URL(server.origin).port);
  const [, first = '', second = ''] = /(..)(..)$/.exec(message.id) ?? [];
  const headers = {
    'Content-Type': MULTIPART_TYPE,
    'Sec-Fetch-Site': 'same-origin',
    'X-Forwarded-For': `10.0.${parseInt(first, 16)}.${parseInt(second, 16)}`,
  };
  const body = multipart([['submission', message.id], ...Object.entries(fields)], message.files);
  try {
    const answer = await request(port, { path: '/en/contact', method: 'POST', host: HOST, headers, body });
    if (answer.status === 503) return true; // a busy machine may refuse a form; it is sent again later
    expect(answer.status, answer.body.slice(0, 500)).to.equal(303);
    message.isAcknowledged = true;
    onAcknowledged();
    const receipt = await request(port, { path: answer.headers.location!, host: HOST });
    message.reference = /\d{5}-\d{5}/.exec(receipt.body)?.[0];
    if (receipt.status === 200) expect(message.reference, receipt.body).not.to.equal(undefined);
    return true;
  } catch (error) {
    if (LOST.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** What is stored: every acknowledged message once, and whatever is stored has its files, whole and in their order. */
async function checkStored(settings: StoreSettings, folder: string, sent: readonly Message[]): Promise<void> {
  const store = await openStore(settings, systemClock, () => undefined);
  const entries = await store.inboxDesk.list({ site: SITE, state: 'all' }, 'test' as Operator);
  await store.close();
  const stored = new Map<string, string>();
  for (const { reference, content, files } of entries) {
    if (content.type !== 'contact') throw new Error('nobody has sent a report');
    const message = sent.find(({ text }) => text === content.message);
    expect(stored.has(content.message), `${content.message} is stored twice`).to.equal(false);
    stored.set(content.message, reference);
    const hashes = await Promise.all(files.map(async ({ path }) => hashOf(await readFile(join(folder, path)))));
    expect(hashes, content.message).to.deep.equal(message!.hashes);
  }
  for (const { text, isAcknowledged, reference } of sent) {
    if (isAcknowledged) expect(stored.has(text), text).to.equal(true);
    if (reference !== undefined) expect(stored.get(text), text).to.equal(reference);
  }
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
