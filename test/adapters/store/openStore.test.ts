import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { expect } from 'chai';
import { Kysely, sql } from 'kysely';
import { Client } from 'pg';
import sinon from 'sinon';
import { openStore, type Store, type StoreSettings } from '#adapters/store/openStore.ts';
import { Synonyms } from '#adapters/store/search/words/Synonyms.ts';
import { openPostgres } from '#adapters/store/postgres/openPostgres.ts';
import { NodeSqliteDialect } from '#adapters/store/sqlite/NodeSqliteDialect.ts';
import { openSqlite } from '#adapters/store/sqlite/openSqlite.ts';
import { isBusy } from '#adapters/store/sqlite/sqliteErrors.ts';
import type { SearchText } from '#domain/search/searchText.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { aSiteArchive, newsItem, SITE, slug } from '#test/support/builders.ts';
import { isPostgresInstalled, postgresServer } from '#test/support/postgres.ts';
import { testClock } from '#test/support/testClock.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

const HITS = [{ kind: 'news', slug: slug('dam'), count: 1 }] as const;

describe('The store in trouble', () => {
  let folder: string;
  let file: string;
  /** What a test opened, closed also when it fails; innermost first. */
  const opened: (() => unknown)[] = [];
  const closeAll = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-store-'));
    file = join(folder, 'thara.sqlite');
  });
  afterEach(async () => {
    sinon.restore();
    await closeAll();
    await rm(folder, { recursive: true });
  });

  const open = async (settings: StoreSettings, warn = sinon.stub()): Promise<Store> => {
    const store = await openStore(settings, testClock(), warn);
    let closed: Promise<void> | undefined;
    const close = () => (closed ??= store.close());
    opened.push(close);
    return { ...store, close };
  };
  const openFile = (warn = sinon.stub()) => open({ engine: 'sqlite', file }, warn);
  const openWithDam = async (settings: StoreSettings, warn = sinon.stub()) => {
    const store = await open(settings, warn);
    await store.publishing.publish([aSiteArchive({ items: [newsItem('dam')] })], () => undefined);
    return store;
  };
  const hitsOf = async (store: Awaited<ReturnType<typeof open>>) => {
    const found = await store.content.find({ site: SITE, locale: 'th', kind: 'news', slug: slug('dam') });
    return found.ok && found.value.hits;
  };

  it('reports in one sentence that its folder cannot be used', async () => {
    await writeFile(join(folder, 'a-file'), '');
    const fault = await errorOf(open({ engine: 'sqlite', file: join(folder, 'a-file', 'thara.sqlite') }));
    expect(fault.message).to.match(/^cannot open the store .*a-file/);
  });

  it('reports that a file is not a database', async () => {
    await writeFile(file, 'This is a letter, not a database.'.repeat(100));
    const fault = await errorOf(openFile());
    expect(fault.message).to.match(/^cannot open the store .*thara\.sqlite: file is not a database/);
  });

  it('reports that a newer version has changed it, and what to do', async () => {
    await (await openFile()).close();
    const database = new DatabaseSync(file);
    database.exec("insert into kysely_migration (name, timestamp) values ('999-of-next-year', '2027-01-01')");
    database.close();
    const fault = await errorOf(openFile());
    expect(fault.message).to.match(
      /a newer version of Thara has changed the store \(999-of-next-year\): run that version/,
    );
  });

  it('reports which database does not respond, without its password', async () => {
    const fault = await errorOf(open({ engine: 'postgres', url: 'postgres://thara:secret@127.0.0.1:1/thara' }));
    expect(fault.message).to.include('postgres://127.0.0.1:1/thara').and.not.include('secret');
  });

  it('is unavailable once it is closed', async () => {
    const store = await openFile();
    await store.close();
    await errorOf(store.readiness.check());
    await errorOf(store.sites.details(SITE));
    await errorOf(store.publishing.publish([], () => undefined));
  });

  it('waits for another process that writes, without blocking its own', async () => {
    const store = await openWithDam({ engine: 'sqlite', file });
    const other = new DatabaseSync(file);
    opened.push(() => other.close());
    other.exec('begin immediate');
    const statements = sinon.spy(StatementSync.prototype, 'run');
    const written = store.content.addHits(SITE, HITS);
    await waitUntil(() => statements.exceptions.some(isBusy));
    expect(await hitsOf(store), 'reading goes on').to.equal(0);
    other.exec('commit');
    await written;
    expect(await hitsOf(store)).to.equal(1);
  });

  it('writes every commit through to the disk and checks foreign keys, on SQLite', async () => {
    const engine = await openSqlite(file, new Synonyms());
    opened.push(() => engine.close());
    const pragma = async (name: string) => (await sql.raw(`pragma ${name}`).execute(engine.writer)).rows;
    const FULL = 2;
    expect(await pragma('synchronous')).to.deep.equal([{ synchronous: FULL }]);
    expect(await pragma('journal_mode')).to.deep.equal([{ journal_mode: 'wal' }]);
    expect(await pragma('foreign_keys')).to.deep.equal([{ foreign_keys: 1 }]);
  });

  it('is migrated once when two processes open a new file at the same time', async () => {
    const stores = await Promise.all([openFile(), openFile(), openFile()]);
    for (const store of stores) expect(await store.publishing.isEmpty()).to.be.true;
  });

  it('distinguishes a full disk from everything else, and works again when there is space', async () => {
    const database = new DatabaseSync(file);
    opened.push(() => database.close());
    const db = new Kysely<unknown>({ dialect: new NodeSqliteDialect(database) });
    opened.push(() => db.destroy());
    await sql`create table letters (text text)`.execute(db);
    database.exec('pragma max_page_count = 10');
    const write = (length: number) =>
      db.transaction().execute((tx) => sql`insert into letters values (${'x'.repeat(length)})`.execute(tx));
    const fault: unknown = await write(1_000_000).catch((thrown: unknown) => thrown);
    expect(fault).to.have.property('errcode', 13);
    await write(10);
  });

  describe('on PostgreSQL', function () {
    if (!isPostgresInstalled()) {
      it.skip('(not installed)');
      return;
    }
    let url: string;
    let drop: () => Promise<void>;
    beforeEach(async () => ({ url, drop } = await (await postgresServer()).createDatabase()));
    afterEach(async () => {
      await closeAll();
      await drop();
    });
    const openDatabase = (warn = sinon.stub()) => open({ engine: 'postgres', url }, warn);

    it('is migrated once when several processes open a new database at the same time', async () => {
      const stores = await Promise.all([openDatabase(), openDatabase(), openDatabase()]);
      for (const store of stores) expect(await store.publishing.isEmpty()).to.be.true;
    });

    it('has a statement for a visitor cancelled by the server after 1.2 seconds, and one of an import after ten', async () => {
      const engine = await openPostgres(url, new Synonyms(), () => undefined);
      opened.push(() => engine.close());
      for (const [db, limit] of [
        [engine.reader, '1200ms'],
        [engine.writer, '1200ms'],
        [engine.imports!.reader, '10s'],
        [engine.imports!.writer, '10s'],
      ] as const)
        expect((await sql`show statement_timeout`.execute(db)).rows).to.deep.equal([{ statement_timeout: limit }]);
    });

    it('has connections for pages while more searches wait than there are connections', async () => {
      const store = await openWithDam({ engine: 'postgres', url });
      const engine = await openPostgres(url, new Synonyms(), () => undefined);
      opened.push(() => engine.close());
      await engine.imports!.writer.transaction().execute(async (tx) => {
        await sql`lock table search_documents in access exclusive mode`.execute(tx);
        const query = { site: SITE, locale: 'th', text: 'น้ำ' as SearchText, count: 8 } as const;
        const searches = Array.from({ length: 20 }, () => store.search.suggest(query).catch(() => undefined));
        const start = performance.now();
        expect(await hitsOf(store)).to.equal(0);
        expect(performance.now() - start).to.be.below(500);
        await Promise.all(searches);
      });
    });

    it('survives the loss of its connections, and reports it', async () => {
      const warn = sinon.stub();
      const store = await openWithDam({ engine: 'postgres', url }, warn);
      await endSessions(url, 'true');
      await waitUntil(() => warn.calledWith('a connection to the database was lost'));
      // Other connections may not have heard of their end yet: a statement over one of them fails.
      await waitUntil(() => hitsOf(store).then((hits) => hits === 0, isStillUnavailable));
    });

    it('stops an import that has lost its lock to another one, and publishes what that one imports', async () => {
      const store = await openWithDam({ engine: 'postgres', url });
      const items = Array.from({ length: 1000 }, (_, index) => newsItem(`n-${index}`));
      let second: Promise<unknown> | undefined;
      const loseLock = (done: number) => {
        if (done < 50) return;
        second ??= endSessions(url, "pid in (select pid from pg_locks where locktype = 'advisory')").then(() =>
          store.publishing.publish([aSiteArchive({ items: [newsItem('dam'), newsItem('weir')] })], () => undefined),
        );
      };
      const fault = await errorOf(store.publishing.publish([aSiteArchive({ items })], loseLock));
      expect(fault.message).to.equal('another import took over; this one has stopped');
      expect(await second).to.include({ added: 1, unchanged: 1 });
      const list = await store.content.list({ site: SITE, locale: 'th', kind: 'news', page: 1, pageSize: 10 });
      expect(list.items.map((item) => item.slug).sort()).to.deep.equal(['dam', 'weir']);
    });
  });
});

async function endSessions(url: string, condition: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
  );
  await client.end();
}

function isStillUnavailable(fault: unknown): false {
  if (!(fault instanceof Unavailable)) throw fault;
  return false;
}

async function errorOf(work: Promise<unknown>): Promise<Unavailable> {
  const fault: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(fault).to.be.instanceOf(Unavailable);
  return fault as Unavailable;
}
