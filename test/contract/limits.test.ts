import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { Client } from 'pg';
import { DatabaseSync } from 'node:sqlite';
import type { Limit } from '#domain/limits/limit.ts';
import { BufferedLimits } from '#adapters/limits/BufferedLimits.ts';
import { openLimitTable, type LimitTableSettings } from '#adapters/limits/openLimitTable.ts';
import { countCases } from '#test/support/engines.ts';
import { isPostgresInstalled, postgresServer } from '#test/support/postgres.ts';
import { testClock, type TestClock } from '#test/support/testClock.ts';

/** Where counts are stored. */
interface Place {
  readonly settings: LimitTableSettings;
  /** Everything in the table, as one text. */
  dump(): Promise<string>;
  remove(): Promise<void>;
}

interface LimitsEngine {
  readonly name: string;
  readonly isInstalled: boolean;
  /** Undefined where counts are in memory only. */
  make(): Promise<Place | undefined>;
}

const ENGINES: readonly LimitsEngine[] = [
  { name: 'memory only', isInstalled: true, make: () => Promise.resolve(undefined) },
  {
    name: 'SQLite',
    isInstalled: true,
    async make() {
      const folder = await mkdtemp(join(tmpdir(), 'thara-limits-'));
      const file = join(folder, 'limits.sqlite');
      return {
        settings: { engine: 'sqlite', file },
        dump() {
          const database = new DatabaseSync(file, { readOnly: true });
          const rows = database.prepare('select * from limits').all();
          database.close();
          return Promise.resolve(JSON.stringify(rows));
        },
        remove: () => rm(folder, { recursive: true }),
      };
    },
  },
  {
    name: 'PostgreSQL',
    isInstalled: isPostgresInstalled(),
    async make() {
      const { url, drop } = await (await postgresServer()).createDatabase();
      return {
        settings: { engine: 'postgres', url },
        async dump() {
          const client = new Client(url);
          await client.connect();
          const { rows } = await client.query('select * from limits');
          await client.end();
          return JSON.stringify(rows);
        },
        remove: drop,
      };
    },
  },
];

const LIMIT: Limit = { purpose: 'feedback', uses: 3, seconds: 3_600 };
const OTHER_PURPOSE: Limit = { ...LIMIT, purpose: 'contact' };
const VISITOR = '203.0.113.7';
const NEIGHBOUR = '203.0.113.8';

for (const { name, isInstalled, make } of ENGINES)
  (isInstalled || process.env['CI'] === 'true' ? describe : describe.skip)(`The limits with ${name}`, function () {
    countCases('The limits', name);
    let clock: TestClock;
    let place: Place | undefined;
    let warnings: string[];
    let opened: BufferedLimits[];
    beforeEach(async () => {
      [clock, warnings, opened] = [testClock(), [], []];
      place = await make();
    });
    afterEach(async () => {
      for (const limits of opened) await limits.close();
      await place?.remove();
    });

    /** The limits of one process. */
    const open = (): BufferedLimits => {
      const settings = place?.settings;
      const limits = new BufferedLimits({
        secretKey: () => Promise.resolve('the key that all processes share, long enough'),
        openTable: settings && (() => openLimitTable(settings)),
        findTimeoutMs: 20_000, // what is promised is not how quick this machine is
        clock,
        warn: (message) => warnings.push(message),
      });
      opened.push(limits);
      return limits;
    };
    const useUp = async (limits: BufferedLimits, limit = LIMIT, subject = VISITOR) => {
      for (let times = 0; times < limit.uses; times++) expect(await limits.use(limit, subject)).to.equal(0);
    };

    it('allow as many uses as the limit has, then none until the window ends', async () => {
      const limits = open();
      await useUp(limits);
      clock.set('2026-11-21T03:10:00Z');
      expect(await limits.use(LIMIT, VISITOR)).to.equal(3_000);
      clock.set('2026-11-21T03:59:59.999Z');
      expect(await limits.use(LIMIT, VISITOR)).to.equal(1);
      clock.set('2026-11-21T04:00:00Z');
      await useUp(limits);
      expect(await limits.use(LIMIT, VISITOR)).to.equal(3_600);
    });

    it('count each subject and each purpose for itself', async () => {
      const limits = open();
      await useUp(limits);
      await useUp(limits, LIMIT, NEIGHBOUR);
      await useUp(limits, OTHER_PURPOSE);
      for (const [limit, subject] of [
        [LIMIT, VISITOR],
        [LIMIT, NEIGHBOUR],
        [OTHER_PURPOSE, VISITOR],
      ] as const)
        expect(await limits.use(limit, subject)).to.equal(3_600);
    });

    it('allow no more when many uses come at the same time', async () => {
      const limits = open();
      const waits = await Promise.all(Array.from({ length: 20 }, () => limits.use(LIMIT, VISITOR)));
      expect(waits.filter((wait) => wait === 0)).to.have.length(LIMIT.uses);
    });

    it('count several uses at once, or none of them', async () => {
      const limits = open();
      expect(await limits.use(LIMIT, VISITOR, 2)).to.equal(0);
      expect(await limits.use(LIMIT, VISITOR, 2)).to.equal(3_600);
      expect(await limits.use(LIMIT, VISITOR)).to.equal(0);
    });

    it('say whether a use is allowed without counting it, also when other processes have counted', async () => {
      const [one, other] = [open(), open()];
      for (let times = 0; times < 5; times++) expect(await one.check(LIMIT, VISITOR)).to.equal(0);
      expect(await other.use(LIMIT, VISITOR)).to.equal(0);
      await other.save();
      expect(await one.use(LIMIT, VISITOR, 2)).to.equal(0);
      await one.save();
      expect(await one.check(LIMIT, VISITOR)).to.equal(place === undefined ? 0 : 3_600);
      expect(await other.check(LIMIT, VISITOR)).to.equal(0);
      await other.save();
      expect(await other.check(LIMIT, VISITOR)).to.equal(place === undefined ? 0 : 3_600);
      expect(await open().check(LIMIT, VISITOR)).to.equal(place === undefined ? 0 : 3_600);
    });

    it('say how many uses the present window has, also those that other processes have counted', async () => {
      const [one, other] = [open(), open()];
      expect(await one.count(LIMIT, VISITOR)).to.equal(0);
      await one.use(LIMIT, VISITOR, 2);
      await other.use(LIMIT, VISITOR);
      await one.save();
      await other.save();
      expect(await one.count(LIMIT, NEIGHBOUR)).to.equal(0);
      expect(await one.count(LIMIT, VISITOR)).to.equal(2);
      await one.save();
      expect(await one.count(LIMIT, VISITOR)).to.equal(place === undefined ? 2 : 3);
      clock.set('2026-11-21T04:00:00Z');
      expect(await one.count(LIMIT, VISITOR)).to.equal(0);
    });

    it('count on when the counts are stored in between', async () => {
      const limits = open();
      expect(await limits.use(LIMIT, VISITOR)).to.equal(0);
      await limits.save();
      expect(await limits.use(LIMIT, VISITOR)).to.equal(0);
      await Promise.all([limits.save(), limits.use(LIMIT, VISITOR)]);
      await limits.save();
      expect(await limits.use(LIMIT, VISITOR)).to.equal(3_600);
      expect(await limits.use(LIMIT, NEIGHBOUR)).to.equal(0);
    });

    it('let nobody wait for longer than the window when the clock is set back', async () => {
      const limits = open();
      await useUp(limits);
      await limits.save();
      clock.set('2026-11-21T01:00:00Z');
      expect(await limits.use(LIMIT, VISITOR)).to.equal(3_600);
      // After a restart, too; in memory there is nothing left then.
      const restarted = open();
      expect(await restarted.use(LIMIT, VISITOR)).to.equal(place === undefined ? 0 : 3_600);
    });

    it('begin a new window in time, also after the clock was set back', async () => {
      const limits = open();
      await useUp(limits);
      await limits.save();
      clock.set('2026-11-21T01:00:00Z');
      await limits.use(LIMIT, VISITOR);
      const restarted = open();
      await restarted.use(OTHER_PURPOSE, VISITOR);
      clock.set('2026-11-21T06:00:00Z');
      await useUp(restarted);
      await restarted.save();
      expect(await restarted.use(LIMIT, VISITOR)).to.equal(3_600);
    });

    it('are shared by all processes, and survive a restart, where there is a store', async () => {
      const [one, other] = [open(), open()];
      expect(await one.use(LIMIT, VISITOR)).to.equal(0);
      expect(await other.use(LIMIT, VISITOR)).to.equal(0);
      clock.set('2026-11-21T03:10:00Z');
      await one.save();
      await other.save();
      expect(await other.use(LIMIT, VISITOR)).to.equal(0);
      expect(await other.use(LIMIT, VISITOR)).to.equal(place === undefined ? 0 : 3_000);
      await other.close();
      const restarted = open();
      expect(await restarted.use(LIMIT, VISITOR)).to.equal(place === undefined ? 0 : 3_000);
    });

    it('store digests that only the key can make, and delete them when their windows have ended', async () => {
      const limits = open();
      await useUp(limits);
      await useUp(limits, OTHER_PURPOSE, NEIGHBOUR);
      await limits.save();
      const stored = (await place?.dump()) ?? '';
      for (const secret of [VISITOR, NEIGHBOUR, LIMIT.purpose, OTHER_PURPOSE.purpose])
        expect(stored).not.to.include(secret);
      if (place !== undefined) expect(JSON.parse(stored)).to.have.length(2);
      clock.set('2026-11-21T05:00:00Z');
      await limits.use(LIMIT, 'somebody else');
      await limits.save();
      if (place !== undefined) expect(JSON.parse(await place.dump())).to.have.length(1);
    });

    it('count in memory while the store fails, with one warning, and store the counts when it works again', async () => {
      const settings = place?.settings;
      let isBroken = true;
      const limits = new BufferedLimits({
        secretKey: () => Promise.resolve('the key that all processes share, long enough'),
        openTable:
          settings && (() => (isBroken ? Promise.reject(new Error('the disk is full')) : openLimitTable(settings))),
        clock,
        warn: (message) => warnings.push(message),
      });
      opened.push(limits);
      await useUp(limits);
      await limits.save();
      expect(await limits.use(LIMIT, VISITOR)).to.equal(3_600);
      expect(await limits.use(LIMIT, NEIGHBOUR)).to.equal(0);
      expect(warnings).to.have.length(place === undefined ? 0 : 1);
      isBroken = false;
      await limits.save();
      if (place !== undefined) expect(await open().use(LIMIT, VISITOR)).to.equal(3_600);
    });
  });

describe('The limits in front of a broken file', () => {
  it('are counted in memory', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'thara-limits-'));
    const file = join(folder, 'limits.sqlite');
    await writeFile(file, 'this is no database');
    const warnings: unknown[] = [];
    const limits = new BufferedLimits({
      secretKey: () => Promise.resolve('a key that is long enough for a test of limits'),
      openTable: () => openLimitTable({ engine: 'sqlite', file }),
      clock: testClock(),
      warn: (_message, error) => warnings.push(error),
    });
    for (let times = 0; times < LIMIT.uses; times++) expect(await limits.use(LIMIT, VISITOR)).to.equal(0);
    await limits.save();
    expect(await limits.use(LIMIT, VISITOR)).to.equal(3_600);
    expect(String(warnings)).to.equal('Error: file is not a database');
    await limits.close();
    await rm(folder, { recursive: true });
  });
});
