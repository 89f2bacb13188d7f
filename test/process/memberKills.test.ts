import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { openStore, type Store, type StoreSettings } from '#adapters/store/openStore.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import { siteId } from '#test/support/builders.ts';
import { ContentFolders } from '#test/support/contentFolder.ts';
import { dumpStore } from '#test/support/dumpStore.ts';
import { expireLeases } from '#test/support/expireLeases.ts';
import { forgedRobotChecks } from '#test/support/forgedRobotChecks.ts';
import { aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { KILL_PLACES, KILLS_SEED, LOST, type OpenedPlace } from '#test/support/killPlaces.ts';
import { startMailServer, type MailServer } from '#test/support/mailServer.ts';
import { MemberBrowser } from '#test/support/MemberBrowser.ts';
import {
  aLogin,
  aProfileEntry,
  aRegistrationSubmission,
  aVisitor,
  email,
  mailedToken,
  PASSWORD,
  quickHasher,
} from '#test/support/memberBuilders.ts';
import { seededRandom } from '#test/support/seededRandom.ts';
import { send, type TestResponse } from '#test/support/send.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';

/** People who do something at the same time, one act after the other. */
const PEOPLE = 4;
/** A server is killed after it has acknowledged so many acts at most. */
const MAX_ACKNOWLEDGED = 10;
/** The longest pause between an answer and the kill, in milliseconds: longer than most acts take. */
const MAX_PAUSE_MS = 60;
/** Accounts of each kind that are there before, for each round. */
const ACCOUNTS_PER_ROUND = 2;
const SECRET_KEY = randomBytes(32).toString('base64url');
const SETTINGS = { HOST: '127.0.0.1', TRUST_PROXY: '1', SECRET_KEY };
/** The site of the smallest content folder. */
const SITE = siteId('77');
const HOST = 'office.test';
const NEW_PASSWORD = 'Paddy-field-2570';
/** How often nothing may arrive at the mail server for ten seconds. */
const MAIL_TRIES = 12;

/** What people do. All but registrations need an account, and some a session or a link that was mailed before. */
const KINDS = ['registration', 'resetRequest', 'reset', 'emailChange', 'emailConfirmation', 'erasure'] as const;
type Kind = (typeof KINDS)[number];

interface Act {
  readonly kind: Kind;
  /** Of its person, who does nothing else. */
  readonly address: string;
  /** Of the session, or of the link. */
  readonly token?: string;
  isAcknowledged: boolean;
}

for (const place of KILL_PLACES)
  (place.isInstalled ? describe : describe.skip)(
    `A server over ${place.name} that is killed (-9) while members act, KILLS_SEED=${KILLS_SEED},`,
    () => {
      const random = seededRandom(KILLS_SEED);
      const robotCheck = forgedRobotChecks(SECRET_KEY, systemClock);
      const acts: Act[] = [];
      const prepared: Act[] = [];
      const contents = new ContentFolders();
      let opened: OpenedPlace;
      let environment: Readonly<Record<string, string>>;
      let mailServer: MailServer;
      const start = () => ServerProcess.start(environment);

      before(async () => {
        mailServer = await startMailServer();
        opened = await place.open();
        const mail = { SMTP_URL: mailServer.url, MAIL_FROM: 'noreply@office.test' };
        environment = { ...SETTINGS, ...mail, ...opened.environment, FIRST_CONTENT: await contents.make() };
        await (await start()).stop(); // which imports the content
        const store = await openStore(opened.store, systemClock, () => undefined, { hasher: quickHasher });
        for (let number = 0; number < place.rounds * ACCOUNTS_PER_ROUND; number++)
          for (const kind of KINDS) if (kind !== 'registration') prepared.push(await prepare(store, kind, number));
        await store.close();
      });
      after(async () => {
        await opened.remove();
        await contents.remove();
        await mailServer.close();
      });

      const nextAct = () => {
        const index = Math.floor(random() * (1.2 * prepared.length + 1));
        const [act = newAct('registration', `${acts.length}`)] = prepared.splice(index, 1);
        acts.push(act);
        return act;
      };
      const check = async () => {
        const done = await effectsIn(opened.store);
        for (const act of acts) if (act.isAcknowledged) expect(done(act), `${act.kind} ${act.address}`).to.equal(true);
      };

      for (let round = 0; round < place.rounds; round++)
        it(`has done what it acknowledged (${round + 1} of ${place.rounds})`, async () => {
          const server = await start();
          const kill = Promise.withResolvers<undefined>();
          let left = 1 + Math.floor(random() * MAX_ACKNOWLEDGED);
          const delay = random() * MAX_PAUSE_MS;
          const people = Array.from({ length: PEOPLE }, async () => {
            for (let isAlive = true; isAlive;) {
              const act = nextAct();
              isAlive = await perform(server, act, robotCheck);
              if (!act.isAcknowledged) continue;
              left -= 1;
              if (left === 0) kill.resolve(undefined);
            }
          });
          await kill.promise;
          await pause(delay);
          await server.kill();
          await Promise.all(people);
          await check();
        });

      it('sends the mails of whatever was done, each under one Message-ID', async () => {
        await expireLeases(opened.store); // what passes within a minute
        const done = await effectsIn(opened.store);
        const acknowledged = acts.filter(({ isAcknowledged }) => isAcknowledged);
        const effective = acts.filter((act) => done(act) || act.isAcknowledged);
        const server = await start();
        for (const act of effective) for (const address of mailboxesOf(act)) await arrival(mailServer, address);
        await server.stop();
        const ids = new Map<string, Set<string>>();
        for (const { to, headers } of mailServer.mails) {
          const [address = ''] = to;
          ids.set(address, (ids.get(address) ?? new Set()).add(headers.get('message-id')!));
        }
        expect([...ids].filter(([, { size }]) => size > 1)).to.deep.equal([]);
        const count = (list: readonly Act[]) =>
          KINDS.map((kind) => `${kind} ${list.filter((act) => act.kind === kind).length}`).join(', ');
        const found = acknowledged.filter(done);
        const mails = effective.flatMap(mailboxesOf).length;
        process.stdout.write(
          `      acknowledged ${acknowledged.length} (${count(acknowledged)})\n` +
            `      found ${found.length} (${count(found)}), and ${effective.length - found.length} more\n` +
            `      mails ${mails}, found ${effective.flatMap(mailboxesOf).filter((address) => ids.has(address)).length}, ` +
            `${mailServer.mails.length - ids.size} of them twice\n`,
        );
        expect(found.length).to.equal(acknowledged.length);
      });
    },
  );

function newAct(kind: Kind, number: string, token?: string): Act {
  const address = `${kind.toLowerCase()}-${number}@example.org`;
  return { kind, address, ...(token !== undefined && { token }), isAcknowledged: false };
}

/** The other address of somebody who changes it. */
function newAddressOf({ address }: Act): string {
  return address.replace('@', '.new@');
}

/** Where the mails of an act arrive. */
function mailboxesOf(act: Act): readonly string[] {
  switch (act.kind) {
    case 'emailChange':
      return [newAddressOf(act)];
    case 'emailConfirmation':
      return [act.address, newAddressOf(act)];
    default:
      return [act.address];
  }
}

/** Makes the account of an act, with its session or its link. Every mail until then counts as sent. */
async function prepare(store: Store, kind: Kind, number: number): Promise<Act> {
  const { members, outbox } = store;
  const act = newAct(kind, `${number}`);
  const submission = aRegistrationSubmission({ email: email(act.address) }, { site: SITE });
  value(await members.registrations.register(submission, aVisitor()));
  value(await members.verifications!.confirm(SITE, await mailedToken(outbox), aVisitor()));
  if (kind === 'resetRequest') return act;
  if (kind === 'reset') {
    await members.resets!.request(SITE, email(act.address), aVisitor());
    return { ...act, token: await mailedToken(outbox) };
  }
  const { token } = value(await members.sessions.signIn(SITE, aLogin(act.address), aVisitor())) as {
    readonly token: string;
  };
  if (kind !== 'emailConfirmation') return { ...act, token };
  const session = { ...aVisitor(), user: token as never };
  const { profile, version } = value(await members.profiles.profile(SITE, session));
  const entry = aProfileEntry({ email: email(newAddressOf(act)), isNewAddress: true, currentPassword: PASSWORD });
  const change = { member: profile.id, entry, ...(version !== undefined && { version }) };
  value(await members.profiles.update(SITE, change, session));
  return { ...act, token: await mailedToken(outbox) };
}

/** Waits for a mail. What a killed process was doing is taken up by another one within a minute or two. */
async function arrival(mailServer: MailServer, address: string): Promise<void> {
  for (let triesLeft = MAIL_TRIES; ; triesLeft--)
    try {
      await mailServer.mailTo(address);
      return;
    } catch (error) {
      if (triesLeft === 0) throw new Error(`no mail to ${address}`, { cause: error });
    }
}

/** Does it in a browser. @returns whether the server is alive */
async function perform(
  server: ServerProcess,
  act: Act,
  robotCheck: ReturnType<typeof forgedRobotChecks>,
): Promise<boolean> {
  const port = Number(new URL(server.origin).port);
  // Everybody has an address of their own, as behind a proxy: nobody sends so much alone.
  const browser = new MemberBrowser({
    send: (request) => send(port, request),
    solveRobotCheck: () => robotCheck(SITE),
    headers: { 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
    host: HOST,
  });
  try {
    const { status, body } = await submit(browser, act);
    if (status === 503) return true; // a busy machine may refuse a form
    expect(status, `${act.kind}: ${body.slice(0, 2_000)}`).to.equal(303);
    act.isAcknowledged = true;
    return true;
  } catch (error) {
    if (LOST.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

async function submit(browser: MemberBrowser, act: Act): Promise<TestResponse> {
  const { kind, address, token = '' } = act;
  switch (kind) {
    case 'registration':
      return await browser.register({ email: address, password: PASSWORD }, aSubmissionId());
    case 'resetRequest':
      return await browser.post('/en/members/forgot-password', { email: address });
    case 'reset': {
      await browser.open(`/en/members/reset-password?token=${token as SecretToken}`);
      const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
      return await browser.post('/en/members/reset-password', passwords);
    }
    case 'emailChange': {
      browser.cookies.set('members_access_token', token);
      const { body } = await browser.open('/en/members/profile/edit');
      const version = /name="version" value="([^"]+)"/.exec(body)?.[1] ?? '';
      const person = { firstName: 'สมชาย', lastName: 'ใจดี', phone: '0812345678', birthday: '1990-04-13' };
      const fields = { version, ...person, email: newAddressOf(act), currentPassword: PASSWORD };
      return await browser.post('/en/members/profile/edit', fields);
    }
    case 'emailConfirmation':
      await browser.open(`/en/members/verify?token=${token}`);
      return await browser.post('/en/members/verify', { answer: 'confirm' });
    case 'erasure':
      browser.cookies.set('members_access_token', token);
      return await browser.post('/en/members/data/erase', { currentPassword: PASSWORD, confirmed: 'yes' });
  }
}

/** Whether an act has its effect in a store that no server uses now. */
async function effectsIn(settings: StoreSettings): Promise<(act: Act) => boolean> {
  // Opening it recovers what a killed process has left.
  await (await openStore(settings, systemClock, () => undefined)).close();
  const dump = await dumpStore(settings);
  const hashes = new Map((dump.get('members') ?? []).map((row) => [row['address'], String(row['password_hash'])]));
  const links = dump.get('account_links') ?? [];
  const members = new Map((dump.get('members') ?? []).map((row) => [row['address'], row['id']]));
  return (act) => {
    const { kind, address } = act;
    switch (kind) {
      case 'registration':
        return hashes.has(address);
      case 'resetRequest':
        return links.some((row) => row['purpose'] === 'reset' && row['member'] === members.get(address));
      case 'reset':
        return hashes.get(address)?.includes('m=19456') ?? false;
      case 'emailChange':
        return links.some((row) => row['email'] === newAddressOf(act));
      case 'emailConfirmation':
        return hashes.has(newAddressOf(act)) && !hashes.has(address);
      case 'erasure':
        return !hashes.has(address);
    }
  };
}
