import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'chai';
import { CompiledQuery } from 'kysely';
import { isSqliteOutage } from '#adapters/store/sqlite/sqliteErrors.ts';
import { ThreadConnection } from '#adapters/store/sqlite/ThreadConnection.ts';

describe('A database that is read on a thread', () => {
  let folder: string;
  let connection: ThreadConnection;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-thread-'));
    const file = join(folder, 'some.sqlite');
    const database = new DatabaseSync(file);
    database.exec("create table words (word text); insert into words values ('น้ำ'), ('ฝน')");
    database.close();
    connection = new ThreadConnection(file);
  });
  afterEach(async () => {
    await connection.close();
    await rm(folder, { recursive: true });
  });

  const run = (sql: string, ...parameters: unknown[]) => connection.executeQuery(CompiledQuery.raw(sql, parameters));
  const failure = (sql: string) =>
    run(sql).then(
      () => undefined,
      (error: unknown) => error,
    );

  it('gives rows, also to several who ask at once', async () => {
    const word = (asked: string) => run('select word from words where word = ?', asked);
    const results = await Promise.all(['น้ำ', 'ฝน', 'ไฟ'].map(word));
    expect(results.map(({ rows }) => rows)).to.deep.equal([[{ word: 'น้ำ' }], [{ word: 'ฝน' }], []]);
  });

  it('keeps this thread from nothing while a statement runs', async () => {
    await run('select 1');
    let turns = 0;
    let isRunning = true;
    const turn = () => {
      turns += 1;
      if (isRunning) setImmediate(turn);
    };
    setImmediate(turn);
    await run('with recursive n (i) as (select 1 union all select i + 1 from n where i < 300000) select max(i) from n');
    isRunning = false;
    expect(turns).to.be.greaterThan(10);
  });

  it('tells what is wrong with a statement, and goes on', async () => {
    expect(await failure('select word from nowhere'))
      .to.be.instanceOf(Error)
      .with.property('message', 'no such table: nowhere');
    expect(await failure('delete from words'))
      .to.be.instanceOf(Error)
      .with.property('errcode', 8);
    expect((await run('select count(*) as count from words')).rows).to.deep.equal([{ count: 2 }]);
  });

  it('knows whether a transaction is open', async () => {
    await run('begin');
    expect(connection.isInTransaction).to.be.true;
    await failure('select word from nowhere');
    expect(connection.isInTransaction).to.be.true;
    await run('rollback');
    expect(connection.isInTransaction).to.be.false;
  });

  it('is down once it is closed', async () => {
    const waiting = failure('with recursive n (i) as (select 1 union all select i + 1 from n) select max(i) from n');
    await connection.close();
    expect(isSqliteOutage(await waiting)).to.be.true;
    expect(isSqliteOutage(await failure('select 1'))).to.be.true;
  });
});
