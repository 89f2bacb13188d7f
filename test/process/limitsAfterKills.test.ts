import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { formLimits } from '#domain/limits/formLimits.ts';
import { BufferedLimits } from '#adapters/limits/BufferedLimits.ts';
import { openLimitTable, type LimitTableSettings } from '#adapters/limits/openLimitTable.ts';
import { openStore, type StoreSettings } from '#adapters/store/openStore.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { siteId } from '#test/support/builders.ts';
import { ContentFolders } from '#test/support/contentFolder.ts';
import { forgedRobotChecks } from '#test/support/forgedRobotChecks.ts';
import { aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import {
  EACH_ACT_TWICE,
  LIMITED_ACTS,
  refusedActs,
  WRONG_PASSWORD,
  type LimitedActs,
} from '#test/support/limitedActs.ts';
import { MemberBrowser } from '#test/support/MemberBrowser.ts';
import {
  aLogin,
  aRegistrationSubmission,
  aVisitor,
  EMAIL,
  mailedToken,
  quickHasher,
  withSession,
} from '#test/support/memberBuilders.ts';
import { isPostgresInstalled, postgresServer } from '#test/support/postgres.ts';
import { send } from '#test/support/send.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

const SECRET_KEY = 'a secret key of the tests that is long enough';
const SETTINGS = { ...EACH_ACT_TWICE, SECRET_KEY, FEEDBACK_PER_HOUR: '2', HOST: '127.0.0.1' };
/** The site of the smallest content folder. */
const SITE = siteId('77');
const HOST = 'office.test';
const VISITOR = '203.0.113.7';
const NEIGHBOUR = '203.0.113.8';
const VOTES = formLimits('feedback', 2).accepted;
const POLL_MS = 50;

interface Place {
  readonly store: StoreSettings;
  readonly limits: LimitTableSettings;
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

const PLACES: readonly { readonly name: string; readonly isInstalled: boolean; open(): Promise<Place> }[] = [
  {
    name: 'SQLite',
    isInstalled: true,
    async open() {
      const folder = await mkdtemp(join(tmpdir(), 'thara-limits-'));
      return {
        store: { engine: 'sqlite', file: join(folder, 'thara.sqlite') },
        limits: { engine: 'sqlite', file: join(folder, 'limits.sqlite') },
        environment: { DATA_DIR: folder },
        remove: () => rm(folder, { recursive: true }),
      };
    },
  },
  {
    name: 'PostgreSQL',
    isInstalled: isPostgresInstalled(),
    async open() {
      const folder = await mkdtemp(join(tmpdir(), 'thara-limits-'));
      const { url, drop } = await (await postgresServer()).createDatabase();
      return {
        store: { engine: 'postgres', url },
        limits: { engine: 'postgres', url },
        environment: { DATA_DIR: folder, DATABASE_URL: url },
        async remove() {
          await drop();
          await rm(folder, { recursive: true });
        },
      };
    },
  },
];

const robotCheck = forgedRobotChecks(SECRET_KEY, systemClock);

const FORMS: LimitedActs = {
  'contact message': (browser) =>
    browser.post('/en/contact', {
      ...{ submission: aSubmissionId(), name: 'สมชาย', surname: 'ใจดี', email: EMAIL },
      ...{ subject: 'น้ำ', message: 'น้ำไม่ไหล', terms: 'yes' },
    }),
  'response to a page': vote,
};

function vote(browser: MemberBrowser) {
  return browser.post('/en/feedback', { about: '/en/news/gate-closed', useful: 'yes' });
}

for (const place of PLACES)
  (place.isInstalled || process.env['CI'] === 'true' ? describe : describe.skip)(
    `A server over ${place.name} that is killed (-9) and started again`,
    () => {
      const contents = new ContentFolders();
      let opened: Place;
      let firstContent: string;
      let server: ServerProcess | undefined;
      before(async () => {
        opened = await place.open();
        firstContent = await contents.make();
      });
      after(async () => {
        await server?.kill();
        await opened.remove();
        await contents.remove();
      });

      const start = async () =>
        (server = await ServerProcess.start({ ...SETTINGS, ...opened.environment, FIRST_CONTENT: firstContent }));
      const browserAt = (network: string) =>
        new MemberBrowser({
          send: (request) => send(Number(new URL(server!.origin).port), request),
          solveRobotCheck: () => robotCheck(SITE),
          headers: { 'X-Forwarded-For': network },
          host: HOST,
        });

      it('refuses whoever had used up the tries of passwords and the forms of each kind a second before', async () => {
        await (await start()).stop(); // which imports the content
        const acts = { ...passwordOf(await sessionIn(opened.store)), ...LIMITED_ACTS, ...FORMS };
        const names = Object.keys(acts);
        const killed = await start();
        // Tries of passwords come last now and first afterwards: their window is a minute.
        const reversed = Object.fromEntries(Object.entries(acts).reverse());
        for (let times = 0; times < 2; times++)
          expect(await refusedActs(() => browserAt(VISITOR), reversed)).to.deep.equal([]);
        expect((await vote(browserAt(NEIGHBOUR))).status).to.equal(303);
        await waitUntil(async () => (await storedVotes(opened.limits)) === 1, POLL_MS);
        await killed.kill();

        await start();
        expect(await refusedActs(() => browserAt(VISITOR), acts)).to.deep.equal(names);
        expect((await vote(browserAt(NEIGHBOUR))).status).to.equal(303);
        await waitUntil(async () => (await storedVotes(opened.limits)) === 2, POLL_MS);
      });
    },
  );

/** Of a member who is signed in, in a store that no server uses now. */
async function sessionIn(settings: StoreSettings): Promise<string> {
  const store = await openStore(settings, systemClock, () => undefined, { hasher: quickHasher });
  const { members, outbox } = store;
  try {
    value(await members.registrations.register(aRegistrationSubmission({}, { site: SITE }), aVisitor()));
    value(await members.verifications!.confirm(SITE, await mailedToken(outbox), aVisitor()));
    return withSession(value(await members.sessions.signIn(SITE, aLogin(), aVisitor()))).token;
  } finally {
    await store.close();
  }
}

/** The password that a member is asked for again. */
function passwordOf(session: string): LimitedActs {
  return {
    'password of a session': (browser) => {
      browser.cookies.set('members_access_token', session);
      return browser.post('/en/members/data', { currentPassword: WRONG_PASSWORD });
    },
  };
}

/** The neighbour's votes in the table, which has everything that was counted before the last of them. */
async function storedVotes(openTable: LimitTableSettings): Promise<number> {
  const limits = new BufferedLimits({
    secretKey: () => Promise.resolve(SECRET_KEY),
    openTable: () => openLimitTable(openTable),
    clock: systemClock,
    warn: () => undefined, // counted again
  });
  try {
    return await limits.count(VOTES, NEIGHBOUR);
  } finally {
    await limits.close();
  }
}
