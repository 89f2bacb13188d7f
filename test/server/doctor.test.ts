import { chmod, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'chai';
import { misspeltSettings } from '#config/misspeltSettings.ts';
import { readSettings } from '#config/Settings.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import { openStore } from '#adapters/store/openStore.ts';
import { inspectStore } from '#adapters/store/inspectStore.ts';
import { examine } from '#server/cli/doctor/examine.ts';
import { wrongSettings } from '#server/cli/doctor/examineSettings.ts';
import { examineStore } from '#server/cli/doctor/examineStore.ts';
import { printExaminations } from '#server/cli/doctor/printExaminations.ts';
import { warnOfFindings } from '#server/cli/doctor/warnOfFindings.ts';
import { createLogger } from '#server/logger.ts';
import { aSiteArchive, host, siteDetails } from '#test/support/builders.ts';
import { isPostgresInstalled, postgresServer } from '#test/support/postgres.ts';
import { testClock } from '#test/support/testClock.ts';

const NOW = new Date('2026-11-18T05:00:00Z');
const KEY = 'tB7xq2Lk9Zr4Wm1Vc8Ny5Hd3Jf6Gs0Pa';

describe('The doctor', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-doctor-')); // for its user alone
    await utimes(folder, NOW, NOW);
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** The whole report, as an operator reads it. */
  const report = async (environment: Readonly<Record<string, string>> = {}, now = NOW) => {
    const settings = readSettings({ DATA_DIR: folder, ...environment });
    const lines: string[] = [];
    const isWell = printExaminations(await examine(settings, misspeltSettings(environment), now), (line) =>
      lines.push(line),
    );
    return { isWell, text: lines.join('\n') };
  };
  const publish = async (...archives: readonly SiteArchive[]) => {
    const store = await openStore(
      { engine: 'sqlite', file: join(folder, 'thara.sqlite') },
      testClock(),
      () => undefined,
    );
    await store.publishing.publish(archives, () => undefined);
    await store.close();
    for (const name of ['', 'thara.sqlite', 'thara.sqlite.publishing'])
      await utimes(join(folder, name), NOW, NOW).catch(() => undefined);
  };

  it('finds nothing wrong with a new machine, and changes nothing on it', async () => {
    const { isWell, text } = await report();
    expect(isWell).to.equal(true);
    expect(text)
      .to.match(/no problems, no warnings$/)
      .and.include('there is no store yet');
  });

  it('guesses which setting a name like DATADIR means, and takes no other variable for one', () => {
    const meant = (names: readonly string[]) =>
      misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x']))).map((each) => each.meant);
    expect(meant(['DATADIR', 'TRUST_PROXYS', 'SITE_ROEL', 'THARA_PORT', 'data_dir', 'DATABASE_URI'])).to.deep.equal([
      'DATA_DIR',
      'TRUST_PROXY',
      'SITE_ROLE',
      'PORT',
      'DATA_DIR',
      'DATABASE_URL',
    ]);
    expect(meant(['PATH', 'HOME', 'HOSTNAME', 'PWD', 'LANG', 'npm_config_port', 'DATA_DIR'])).to.deep.equal([]);
  });

  it('names a misspelt setting beside those that stop the start', () => {
    const lines: string[] = [];
    const findings = wrongSettings(['API_CLIENT_ID: is required'], misspeltSettings({ API_CLIENTID: 'x' }));
    expect(printExaminations([{ part: 'Settings', findings }], (line) => lines.push(line))).to.equal(false);
    expect(lines.join('\n')).to.include('setting API_CLIENT_ID: is required').and.include('rename API_CLIENTID to');
  });

  it('warns of a key that can be guessed, and prints no part of it', async () => {
    const weak = [
      'correct-password-of-the-website-7',
      'k3Kd9xk3Kd9xk3Kd9xQw8Zr4Wm1Vc8Ny',
      'abababababbbaaababbabbaabbaabbab',
    ];
    for (const key of weak) {
      const { isWell, text } = await report({ SECRET_KEY: key });
      expect(text).to.include('SECRET_KEY can be guessed').and.not.include(key);
      expect(isWell).to.equal(true); // the server starts with it
    }
    expect((await report({ SECRET_KEY: KEY })).text).not.to.include('SECRET_KEY');
  });

  it('names a key that is not that of the store, and warns when the next start replaces it', async () => {
    const store = await openStore(
      { engine: 'sqlite', file: join(folder, 'thara.sqlite') },
      testClock(),
      () => undefined,
    );
    await store.secretKey.save('the key of the store, which is long enough', undefined);
    await store.close();
    const { isWell, text } = await report({ SECRET_KEY: KEY });
    expect(isWell).to.equal(false);
    const [, replacing = ''] =
      /PROBLEM.*SECRET_KEY is not the key of this store.*(SECRET_KEY_REPLACES=\w+)/.exec(text) ?? [];
    const [name = '', fingerprint = ''] = replacing.split('=');
    const replaced = await report({ SECRET_KEY: KEY, [name]: fingerprint });
    expect(replaced.isWell).to.equal(true);
    expect(replaced.text).to.include(`the next start replaces the secret key of the store (${fingerprint})`);
    expect((await report()).text).not.to.include('SECRET_KEY');
  });

  it('warns of proxies that are trusted too much or not at all', async () => {
    expect((await report({ TRUST_PROXY: '1' })).text).to.include('can claim any address');
    expect((await report({ HOST: '127.0.0.1' })).text).to.include('TRUST_PROXY=loopback');
    expect((await report({ HOST: '127.0.0.1', TRUST_PROXY: 'loopback' })).text).to.include('no warnings');
  });

  it('warns that members come from the own store, whatever the API offers', async () => {
    const api = { API_BASE_URL: 'https://api.example.go.th', API_CLIENT_ID: 'web', API_CLIENT_SECRET: 'x' };
    const warned = 'MEMBER_LOGIN_PATH is not set';
    expect((await report({ ...api, API_OFFERS: 'sites,members' })).text).to.include(warned);
    for (const offers of ['sites', 'everything'])
      expect((await report({ ...api, API_OFFERS: offers })).text).not.to.include(warned);
  });

  it('names a site that no published site has the id of, and what the ids are', async () => {
    await publish(aSiteArchive({ domains: [host('www.example.go.th')] }));
    const { isWell, text } = await report({ SITE_ID: '4711', TRUST_PROXY: 'loopback' });
    expect(isWell).to.equal(false);
    expect(text).to.match(/PROBLEM.*SITE_ID is 4711.*\n.*set SITE_ID to one of 1,/);
    expect((await report({ SITE_ID: '1', TRUST_PROXY: 'loopback' })).isWell).to.equal(true);
  });

  it('warns of a public origin that is none of the domains of its site', async () => {
    const details = siteDetails({ publicOrigin: 'http://www.other.example' });
    await publish(aSiteArchive({ details, domains: [host('www.example.go.th')] }));
    expect((await report()).text).to.include('lead to http://www.other.example, which is none of its domains');
  });

  it('says that mails are not sent, and warns of it where people wait for them', async () => {
    const isOk = await report();
    expect(isOk.text).to.match(new RegExp(`ok +SMTP_URL is not set: mails are written into ${join(folder, 'outbox')}`));
    const production = { NODE_ENV: 'production', FIRST_CONTENT: 'none' };
    expect((await report(production)).text).to.match(/warning +SMTP_URL is not set.*\n.*set SMTP_URL and MAIL_FROM/);
    const mail = { SMTP_URL: 'smtp://mail.example.go.th', MAIL_FROM: 'noreply@example.go.th' };
    expect((await report({ ...production, ...mail })).text).not.to.include('SMTP_URL');
  });

  it("warns of a clock that differs from the database's", async function () {
    const store = { newer: [], pending: [], sites: [aSiteArchive({ domains: [host('www.example.go.th')] })] };
    const settings = readSettings({ TRUST_PROXY: 'loopback' });
    const [, far] = examineStore(settings, { ...store, aheadMs: -120_000 });
    expect(far?.text).to.equal('the clock of PostgreSQL and that of this machine are 120 s apart');
    expect(examineStore(settings, { ...store, aheadMs: 500 })).to.have.length(1);
    if (!isPostgresInstalled()) this.skip();
    const { url, drop } = await (await postgresServer()).createDatabase();
    const inspection = await inspectStore({ engine: 'postgres', url });
    await drop();
    expect(inspection?.aheadMs).to.be.within(-60_000, 60_000);
  });

  it('names a newer version that has changed the store, and does not take the store for an empty one', async () => {
    await publish(aSiteArchive());
    const database = new DatabaseSync(join(folder, 'thara.sqlite'));
    database.exec("insert into kysely_migration (name, timestamp) values ('999-of-next-year', '2027-01-01')");
    database.close();
    const { isWell, text } = await report();
    expect(isWell).to.equal(false);
    expect(text).to.include('a newer version of Thara has changed the store (999-of-next-year)');
  });

  it('says which tables the next start changes, and that a backup comes first', async () => {
    await publish(aSiteArchive());
    const database = new DatabaseSync(join(folder, 'thara.sqlite'));
    database.exec("delete from kysely_migration where name like '008%'");
    database.close();
    expect((await report()).text).to.match(/changes the tables of the store \(008-inbox\).*\n.*backup first/);
  });

  it('names a store that cannot be read, and a database that does not respond, without its password', async () => {
    await writeFile(join(folder, 'thara.sqlite'), 'This is a letter, not a database.'.repeat(100));
    expect((await report()).text).to.match(/PROBLEM.*thara\.sqlite: file is not a database/);
    const { text } = await report({ DATABASE_URL: 'postgres://thara:geheim@127.0.0.1:1/thara', SECRET_KEY: KEY });
    expect(text)
      .to.match(/PROBLEM.*postgres:\/\/127\.0\.0\.1:1\/thara.*\n.*DATABASE_URL/)
      .and.not.include('geheim');
  });

  it('says the same in the log when the server starts, a line each, and only what is not well', async () => {
    const lines: Record<string, unknown>[] = [];
    const logger = createLogger('info', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
    const settings = readSettings({ DATA_DIR: folder, TRUST_PROXY: '1', FIRST_CONTENT: 'none' });
    await warnOfFindings(settings, logger);
    const [proxies, store, ...more] = lines
      .map(({ msg, advice }) => `${String(msg)} → ${String(advice)}`)
      .filter((line) => !/MB left|is no setting/.test(line)); // of the machine that runs the test
    expect(proxies).to.match(/can claim any address → set TRUST_PROXY/);
    expect(store).to.match(/there is no store yet.* → import your content/);
    expect(more).to.deep.equal([]);
  });

  it('asks for the first content where the start would', async () => {
    const { isWell, text } = await report({ NODE_ENV: 'production' });
    expect(isWell).to.equal(false);
    expect(text).to.include('set FIRST_CONTENT');
  });

  it('names files that other users can read, with the command that mends it', async () => {
    const key = join(folder, 'secret-key');
    await writeFile(key, KEY);
    await chmod(key, 0o644);
    const { isWell, text } = await report();
    expect(isWell).to.equal(false);
    expect(text).to.include(`chmod 600 ${key}`);
    await chmod(folder, 0o755);
    expect((await report()).text).to.include(`chmod 700 ${folder}`);
  });

  it('names a data folder that cannot be created', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const { isWell, text } = await report({ DATA_DIR: join(file, 'data') });
    expect(isWell).to.equal(false);
    expect(text).to.include(join(file, 'data'));
  });

  it('warns of a clock that was set back, and of one that was never set', async () => {
    expect((await report({}, new Date('2026-11-17T05:00:00Z'))).text).to.match(/warning.*were written after that/);
    expect((await report({}, new Date('1970-01-02T00:00:00Z'))).isWell).to.equal(false);
  });
});
