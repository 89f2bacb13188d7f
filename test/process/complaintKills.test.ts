import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { parseTrackingCode, type TrackingCode } from '#domain/complaints/trackingCode.ts';
import { verifyLedger } from '#domain/complaints/verifyLedger.ts';
import { parseLongText } from '#domain/forms/longText.ts';
import { parsePersonName } from '#domain/forms/personName.ts';
import { addSeconds } from '#domain/instant.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { sweepInbox } from '#adapters/attachments/sweepInbox.ts';
import { hashText } from '#adapters/store/ledger/commitment.ts';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { siteId } from '#test/support/builders.ts';
import { ContentFolders } from '#test/support/contentFolder.ts';
import { expireLeases } from '#test/support/expireLeases.ts';
import { aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { KILL_PLACES, KILLS_SEED, LOST, type OpenedPlace } from '#test/support/killPlaces.ts';
import { startMailServer, type ArrivedMail, type MailServer } from '#test/support/mailServer.ts';
import { multipart, MULTIPART_TYPE, type PostedFile } from '#test/support/multipart.ts';
import { seededRandom } from '#test/support/seededRandom.ts';
import { send, type TestResponse } from '#test/support/send.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { filesIn } from '#test/support/testAttachments.ts';

/** People who complain at the same time, one act after the other. */
const PEOPLE = 4;
/** A server is killed after it has acknowledged so many acts at most. */
const MAX_ACKNOWLEDGED = 10;
/** The longest pause between an answer and the kill, in milliseconds: longer than most acts take. */
const MAX_PAUSE_MS = 120;
const SETTINGS = { HOST: '127.0.0.1', TRUST_PROXY: '1', SECRET_KEY: randomBytes(32).toString('base64url') };
/** The site of the smallest content folder. */
const SITE = siteId('77');
const HOST = 'office.test';
const PASSWORD = 'river boat 2569';
const MAX_FILE_BYTES = 100_000;
const TWO_DAYS = 2 * 86_400;
const OPERATOR = 'test' as Operator;
const WORKER = { operator: OPERATOR, name: value(parsePersonName('สมศรี')) };
const RESULT = value(parseLongText('ซ่อมแล้ว'));
const RATING = '4';

/** A form that was sent, and perhaps stored. */
interface Sent {
  readonly id: string;
  readonly text: string;
  readonly files: readonly PostedFile[];
  isAcknowledged: boolean;
}

/** What one person does: they file a complaint, add to it, and withdraw it, or rate it once it is finished. */
interface Complainant {
  readonly email: string;
  readonly filing: Sent;
  readonly addition: Sent;
  readonly ending: Sent & { readonly event: 'withdrawn' | 'rated' };
  /** Sends every form twice at once, as by a double click. */
  readonly isHasty: boolean;
  /** From the receipt, if there was time to read it. */
  code?: TrackingCode;
  /** By the department: what is rated. */
  isFinished: boolean;
}

for (const place of KILL_PLACES)
  (place.isInstalled ? describe : describe.skip)(
    `A server over ${place.name} that is killed (-9) while people complain, KILLS_SEED=${KILLS_SEED},`,
    () => {
      const random = seededRandom(KILLS_SEED);
      const people: Complainant[] = [];
      const contents = new ContentFolders();
      let opened: OpenedPlace;
      let firstContent: string;
      let mails: MailServer;
      before(async () => {
        mails = await startMailServer();
        opened = await place.open();
        firstContent = await contents.make();
      });
      after(async () => {
        await opened.remove();
        await contents.remove();
        await mails.close();
      });

      const start = () => {
        const mail = { SMTP_URL: mails.url, MAIL_FROM: 'noreply@office.test' };
        return ServerProcess.start({ ...SETTINGS, ...mail, ...opened.environment, FIRST_CONTENT: firstContent });
      };
      const withStore = async (use: (store: Store) => Promise<void>) => {
        const store = await openStore(opened.store, systemClock, () => undefined);
        await use(store).finally(() => store.close());
      };
      const submissions = () => join(opened.environment.DATA_DIR, 'submissions');

      for (let round = 0; round < place.rounds; round++)
        it(`has every acknowledged act once, with its files and its ledger (${round + 1} of ${place.rounds})`, async () => {
          const server = await start();
          const kill = Promise.withResolvers<undefined>();
          let left = 1 + Math.floor(random() * MAX_ACKNOWLEDGED);
          const delay = random() * MAX_PAUSE_MS;
          const acknowledge = (sent: Sent) => {
            sent.isAcknowledged = true;
            left -= 1;
            if (left === 0) kill.resolve(undefined);
          };
          // What the server did not acknowledge before its end is sent again, with the same id.
          const unfinished = people.filter(({ ending }) => !ending.isAcknowledged);
          const acting = Array.from({ length: PEOPLE }, async () => {
            for (let isAlive = true; isAlive;)
              isAlive = await act(server, unfinished.pop() ?? newComplainant(random, people), acknowledge);
          });
          await Promise.race([kill.promise, Promise.all(acting)]); // an act that fails ends the round
          await pause(delay);
          await server.kill();
          await Promise.all(acting);
          await withStore(async (store) => {
            await check(store, submissions(), people);
            await finishRated(store, people);
          });
        });

      it('has everything once after all was sent again, and no file that belongs to nothing', async () => {
        for (let time = 0; time < 2; time++) {
          const server = await start();
          for (const person of people)
            expect(await act(server, person, (sent) => (sent.isAcknowledged = true))).to.equal(true);
          await server.stop();
          await withStore((store) => finishRated(store, people));
        }
        await withStore(async (store) => {
          await sweepInbox(store.attachmentRows, submissions(), addSeconds(systemClock.now(), TWO_DAYS));
          await check(store, submissions(), people);
          const records = await store.complaintsDesk.export({ site: SITE, state: 'all' }, OPERATOR);
          expect(records).to.have.length(people.length);
          const known = records.flatMap(({ timeline }) =>
            timeline.flatMap(({ files }) => files.map(({ path }) => path)),
          );
          expect(await filesIn(submissions())).to.have.members(known.map((path) => join(submissions(), path)));
        });
        expect(people.every(({ ending }) => ending.isAcknowledged)).to.equal(true);
        expect(people.length).to.be.greaterThan(place.rounds / 4);
      });

      it('gives all files back to who sent them, byte for byte', async () => {
        const server = await start();
        for (const { filing, addition, code } of people) {
          const visitor = await visitorWith(server, filing.id, code!);
          if (visitor === undefined) throw new Error('the server was too busy to open a complaint');
          const { body } = await visitor.get('/en/complaints/opened');
          const paths = [...body.matchAll(/"([^"]*\/complaints\/files\/[^"]*)"/g)].map(([, path = '']) => path);
          const received = await Promise.all(paths.map(async (path) => hashOf((await visitor.get(path)).body)));
          const sent = [...filing.files, ...addition.files].map(({ content }) => hashOf(content));
          expect(received).to.have.members(sent);
        }
        await server.stop();
      });

      it('has sent the receipt and the news of every complaint, each under one Message-ID', async () => {
        await expireLeases(opened.store); // what passes within a minute
        const rated = people.filter(({ isFinished }) => isFinished).length;
        const server = await start();
        while (idsByMail(mails.mails).size < people.length + rated) await mails.nextMail();
        await server.stop();
        const ids = idsByMail(mails.mails);
        expect([...ids].filter(([, { size }]) => size > 1)).to.deep.equal([]);
        const forms = `${people.length} filed, ${people.length} added to, ${people.length - rated} withdrawn, ${rated} rated`;
        const again = mails.mails.length - ids.size;
        process.stdout.write(`      ${forms}; ${ids.size} mails, ${again} of them twice\n`);
        expect(ids.size).to.equal(people.length + rated);
      });
    },
  );

function newComplainant(random: () => number, people: Complainant[]): Complainant {
  const number = people.length;
  const sent = (what: string, files: number): Sent => ({
    ...{ id: aSubmissionId(), text: `${what} ${number}`, isAcknowledged: false },
    files: Array.from({ length: files }, (_, index) => ({
      name: `${what}-${index}.gif`,
      content: `GIF89a ${what} ${number} ${index} `.padEnd(Math.floor(random() * MAX_FILE_BYTES), 'x'),
    })),
  });
  const event = random() < 0.5 ? 'withdrawn' : 'rated';
  const person: Complainant = {
    ...{ email: `${number}@example.org`, isHasty: random() < 0.3, isFinished: false },
    ...{ filing: sent('filing', 2), addition: sent('addition', 1), ending: { ...sent(event, 0), event } },
  };
  people.push(person);
  return person;
}

/** Does what the person has not done yet, and can do. @returns whether the server is alive */
async function act(server: ServerProcess, person: Complainant, acknowledge: (sent: Sent) => void): Promise<boolean> {
  const { filing, addition, ending, email, isHasty } = person;
  if (ending.isAcknowledged) return true;
  try {
    if (!filing.isAcknowledged || person.code === undefined) {
      const visitor = visitorOf(server, filing.id);
      const fields = { text: filing.text, firstName: 'มาลี', lastName: 'ใจดี', email, password: PASSWORD, terms: 'yes' };
      if (!(await visitor.submit('/en/complaints', filing, fields, isHasty))) return true;
      if (!filing.isAcknowledged) acknowledge(filing);
      const { body } = await visitor.get('/en/complaints/receipt');
      const code = parseTrackingCode(/[2-9A-Z]{5}-[2-9A-Z]{5}-[2-9A-Z]{4}/.exec(body)?.[0] ?? '');
      if (!code.ok) throw new Error(`no code on the receipt:\n${body}`);
      person.code = code.value;
    }
    const visitor = await visitorWith(server, filing.id, person.code);
    if (visitor === undefined) return true;
    if (!addition.isAcknowledged) {
      if (!(await visitor.submit('/en/complaints/opened/add', addition, { text: addition.text }, isHasty))) return true;
      acknowledge(addition);
    }
    if (ending.event === 'rated' && !person.isFinished) return true; // in a later round
    const [path, fields] =
      ending.event === 'rated' ? ['rate', { rating: RATING, comment: ending.text }] : ['withdraw', {}];
    if (await visitor.submit(`/en/complaints/opened/${path}`, ending, fields, isHasty)) acknowledge(ending);
    return true;
  } catch (error) {
    if (LOST.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Finishes what will be rated and has been added to, while no server runs. */
async function finishRated({ complaintsDesk }: Store, people: readonly Complainant[]): Promise<void> {
  for (const person of people) {
    const { ending, addition, code, isFinished } = person;
    if (ending.event !== 'rated' || isFinished || !addition.isAcknowledged || code === undefined) continue;
    value(await complaintsDesk.act(code, { type: 'take' }, WORKER));
    value(await complaintsDesk.act(code, { type: 'finish', text: RESULT, files: [] }, WORKER));
    person.isFinished = true;
  }
}

/** The ids of arrived mails by whom they are to and what they are about. */
function idsByMail(mails: readonly ArrivedMail[]): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { to, headers } of mails) {
    const mail = `${to.join()} ${headers.get('subject') ?? ''}`;
    ids.set(mail, (ids.get(mail) ?? new Set()).add(headers.get('message-id')!));
  }
  return ids;
}

function visitorOf(server: ServerProcess, id: string): Visitor {
  return new Visitor(Number(new URL(server.origin).port), id);
}

/** A browser in which a complaint is open. Undefined when the server was too busy. */
async function visitorWith(server: ServerProcess, id: string, code: TrackingCode): Promise<Visitor | undefined> {
  const visitor = visitorOf(server, id);
  const key = { id: aSubmissionId(), text: '', files: [], isAcknowledged: false };
  const fields = { trackingCode: code, password: PASSWORD };
  return (await visitor.submit('/en/complaints/track', key, fields)) ? visitor : undefined;
}

/** A browser without scripts, with an address of its own, as behind a proxy: nobody sends so much alone. */
class Visitor {
  readonly #port: number;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #cookies = new Map<string, string>();

  constructor(port: number, id: string) {
    this.#port = port;
    const [, first = '', second = ''] = /(..)(..)$/.exec(id) ?? [];
    const address = `10.0.${parseInt(first, 16)}.${parseInt(second, 16)}`;
    this.#headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': address };
  }

  /** Sends a form. @returns whether it was acknowledged; a busy machine may refuse one, which is sent again later */
  async submit(path: string, sent: Sent, fields: Readonly<Record<string, string>>, twice = false): Promise<boolean> {
    const times = twice ? [sent, sent] : [sent];
    return (await Promise.all(times.map((each) => this.#post(path, each, fields)))).includes(true);
  }

  get(path: string): Promise<TestResponse> {
    return this.#send({ path, method: 'GET' });
  }

  async #post(path: string, { id, files }: Sent, fields: Readonly<Record<string, string>>): Promise<boolean> {
    const all = { submission: id, ...fields };
    const form =
      files.length > 0
        ? { body: multipart(Object.entries(all), files), type: MULTIPART_TYPE }
        : { body: Buffer.from(new URLSearchParams(all).toString()), type: 'application/x-www-form-urlencoded' };
    const response = await this.#send({ path, method: 'POST', ...form });
    if (response.status === 503) return false;
    expect(response.status, response.body.slice(0, 3_000)).to.equal(303);
    return true;
  }

  async #send({ path, method, body, type }: { path: string; method: string; body?: Buffer; type?: string }) {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { ...this.#headers, Cookie: cookie, ...(type && { 'Content-Type': type }) };
    const response = await send(this.#port, { path, method, host: HOST, headers, ...(body && { body }) });
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', text = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, text);
    }
    return response;
  }
}

/** What is stored: every acknowledged act once, whatever is stored with its files, and a ledger that is whole. */
async function check(store: Store, folder: string, people: readonly Complainant[]): Promise<void> {
  const records = await store.complaintsDesk.export({ site: SITE, state: 'all' }, OPERATOR);
  const stored = Map.groupBy(records, ({ complaint }) => complaint.text as string);
  for (const { filing, addition, ending, code } of people) {
    const [record, ...again] = stored.get(filing.text) ?? [];
    expect(again, `${filing.text} is stored twice`).to.deep.equal([]);
    if (filing.isAcknowledged) expect(record, filing.text).not.to.equal(undefined);
    if (record === undefined) continue;
    if (code !== undefined) expect(record.code).to.equal(code);
    const events = record.timeline.map(({ type }) => type);
    for (const [event, sent] of [
      ['filed', filing],
      ['added', addition],
      [ending.event, ending],
    ] as const) {
      const entries = record.timeline.filter((entry) => entry.type === event);
      expect(entries.length, `${event}: ${events.join(', ')}`).to.be.at.most(1);
      if (sent.isAcknowledged) expect(entries, sent.text).to.have.length(1);
      for (const { files, rating, text } of entries) {
        if (event === 'rated') expect([rating, text]).to.deep.equal([RATING, sent.text]);
        const hashes = await Promise.all(files.map(async ({ path }) => hashOf(await readFile(join(folder, path)))));
        expect(hashes, sent.text).to.deep.equal(sent.files.map(({ content }) => hashOf(content)));
      }
    }
  }
  const entries = await store.complaintLedger.entries(SITE);
  expect(verifyLedger(entries, [], hashText)).to.equal(undefined);
  expect(entries).to.have.length(records.reduce((sum, { timeline }) => sum + timeline.length, 0));
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
