import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { BufferedLimits } from '#adapters/limits/BufferedLimits.ts';
import { API_SCOPES } from '#ports/ApiClients.ts';
import { SITE } from '#test/support/builders.ts';
import { forgedRobotChecks } from '#test/support/forgedRobotChecks.ts';
import { EACH_ACT_TWICE, LIMITED_ACTS, refusedActs } from '#test/support/limitedActs.ts';
import { MemberBrowser } from '#test/support/MemberBrowser.ts';
import { isPostgresInstalled, postgresServer } from '#test/support/postgres.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { testClock } from '#test/support/testClock.ts';
import { startWebInFrontOf } from '#test/support/webInFront.ts';

const SECRET_KEY = 'a secret key of the tests that is long enough';
const VISITOR = '203.0.113.7';
const NEIGHBOUR = '203.0.113.8';
const TWICE = { ...EACH_ACT_TWICE, SECRET_KEY };

type Website = Pick<TestApp, 'send'>;

const robotCheck = forgedRobotChecks(SECRET_KEY, testClock());

const browserAt = (website: Website, address: string) =>
  new MemberBrowser({
    send: (request) => website.send(request),
    solveRobotCheck: () => robotCheck(SITE),
    headers: { 'X-Forwarded-For': address },
  });

const limited = (website: Website, address = VISITOR) => refusedActs(() => browserAt(website, address));

const ALL = Object.keys(LIMITED_ACTS);

describe('The limits of logins, registrations, resets, verification mails and mailed codes', () => {
  const open: { close(): Promise<void> }[] = [];
  const start = async (environment: Readonly<Record<string, string>> = {}, storeFile?: string) => {
    const app = await startTestApp({
      environment: { ...TWICE, ...environment },
      ...(storeFile !== undefined && { storeFile }),
    });
    open.push(app);
    return app;
  };
  const stop = async (one: TestApp) => {
    open.splice(open.indexOf(one), 1);
    await one.close();
  };
  afterEach(async () => {
    for (const one of open.splice(0).reverse()) await one.close();
  });

  it('hold behind a proxy, whatever addresses a visitor claims besides', async () => {
    const app = await start();
    expect(await limited(app, `198.51.100.1, ${VISITOR}`)).to.deep.equal([]);
    expect(await limited(app, `198.51.100.2, ${VISITOR}`)).to.deep.equal([]);
    expect(await limited(app, `198.51.100.3, ${VISITOR}`)).to.deep.equal(ALL);
    expect(await limited(app, NEIGHBOUR)).to.deep.equal([]);
  });

  it('hold without a proxy, where no claimed address counts', async () => {
    const app = await start({ TRUST_PROXY: '' });
    expect(await limited(app, '198.51.100.1')).to.deep.equal([]);
    expect(await limited(app, '198.51.100.2')).to.deep.equal([]);
    expect(await limited(app, '198.51.100.3')).to.deep.equal(ALL);
  });

  it('hold after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'thara-account-limits-'));
    const file = join(folder, 'thara.sqlite');
    const before = await start({ DATA_DIR: folder }, file);
    for (let times = 0; times < 2; times++) expect(await limited(before)).to.deep.equal([]);
    await stop(before);
    const after = await start({ DATA_DIR: folder }, file);
    expect(await limited(after)).to.deep.equal(ALL);
    await stop(after);
    await rm(folder, { recursive: true });
  });

  (isPostgresInstalled() ? it : it.skip)('are shared by two processes over one database', async () => {
    const database = await (await postgresServer()).createDatabase();
    const [one, other] = [await start({ DATABASE_URL: database.url }), await start({ DATABASE_URL: database.url })];
    for (let times = 0; times < 2; times++) expect(await limited(one)).to.deep.equal([]);
    await (one.ports.limits as BufferedLimits).save(); // what happens every second
    expect(await limited(other)).to.deep.equal(ALL);
    expect(await limited(other, NEIGHBOUR)).to.deep.equal([]);
    for (const each of [one, other]) await stop(each);
    await database.drop();
  });

  it('are counted by the API for all websites in front of it', async () => {
    const api = await start({ SERVE: 'api' });
    const client = await api.ports.apiClients.create('web', API_SCOPES);
    const website = async () => {
      const started = await startWebInFrontOf(api, { client, environment: TWICE });
      open.push(started);
      return started;
    };
    const websites = [await website(), await website()];
    for (const each of websites) expect(await limited(each)).to.deep.equal([]);
    for (const each of websites) expect(await limited(each)).to.deep.equal(ALL);
  });
});
