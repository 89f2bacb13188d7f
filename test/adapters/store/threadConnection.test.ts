import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { expect } from 'chai';
import { CompiledQuery } from 'kysely';
import sinon, { type SinonSpy } from 'sinon';
import { isSqliteOutage } from '#adapters/store/sqlite/sqliteErrors.ts';
import { ThreadConnection } from '#adapters/store/sqlite/ThreadConnection.ts';

describe('A database that is read on a thread', () => {
  let folder: string;
  let file: string;
  let connection: ThreadConnection;
  let requests: SinonSpy<unknown[], unknown>;
  beforeEach(async () => {
    requests = sinon.spy(Worker.prototype, 'postMessage') as never;
    folder = await mkdtemp(join(tmpdir(), 'thara-thread-'));
    file = join(folder, 'some.sqlite');
    const database = new DatabaseSync(file);
    database.exec("create table words (word text); insert into words values ('น้ำ'), ('ฝน')");
    database.close();
    connection = new ThreadConnection(file);
  });
  afterEach(async () => {
    sinon.restore();
    await connection.close();
    await rm(folder, { recursive: true });
  });

  const run = (sql: string, ...parameters: unknown[]) => connection.executeQuery(CompiledQuery.raw(sql, parameters));
  const failure = (sql: string) =>
    run(sql).then(
      () => undefined,
      (error: unknown) => error,
    );

  /** The thread that the last statement was sent to. */
  const thread = () => requests.lastCall.thisValue as Worker;
  /** Nothing ends a thread before its statement has ended. */
  const LONG =
    'with recursive n (i) as (select 1 union all select i + 1 from n where i < 1000000) select max(i) from n';
  const WORDS = 'select count(*) as count from words';

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
    const waiting = failure(LONG);
    await connection.close();
    expect(isSqliteOutage(await waiting)).to.be.true;
    expect(isSqliteOutage(await failure('select 1'))).to.be.true;
  });

  it('is down for all who wait when the thread ends, and up again for the next', async () => {
    await run(WORDS);
    const waiting = [failure(LONG), failure(WORDS)];
    await thread().terminate();
    expect((await Promise.all(waiting)).map(isSqliteOutage)).to.deep.equal([true, true]);
    expect((await run(WORDS)).rows).to.deep.equal([{ count: 2 }]);
  });

  it('is up again at once when the thread has failed', async () => {
    await run(WORDS);
    const failed = thread();
    const waiting = failure(LONG);
    failed.emit('error', new Error('the thread has no memory left'));
    expect(isSqliteOutage(await waiting)).to.be.true;
    const next = run(WORDS);
    // It exits while the next one is in use.
    await failed.terminate();
    expect((await next).rows).to.deep.equal([{ count: 2 }]);
    expect((await run(WORDS)).rows).to.deep.equal([{ count: 2 }]);
  });

  it('reads nothing more in a transaction whose thread has ended', async () => {
    for (const end of ['rollback', 'begin']) {
      await run('begin');
      await thread().terminate();
      for (const sql of [WORDS, WORDS, 'commit']) expect(isSqliteOutage(await failure(sql)), sql).to.be.true;
      expect(connection.isInTransaction).to.be.true;
      await run(end);
      expect(connection.isInTransaction).to.equal(end === 'begin');
      expect((await run(WORDS)).rows).to.deep.equal([{ count: 2 }]);
      if (connection.isInTransaction) await run('commit');
    }
  });

  for (const [state, begin] of [
    ['while it is opened', () => Promise.resolve()],
    ['later', () => run(WORDS)],
  ] as const)
    it(`waits for a file that is locked ${state}`, async () => {
      await begin();
      const other = new DatabaseSync(file);
      other.exec('begin exclusive');
      let isLocked = true;
      const waiting = run(WORDS).then(({ rows }) => [isLocked, rows]);
      await new Promise((resolve) => setTimeout(resolve, 300));
      isLocked = false;
      other.exec('commit');
      expect(await waiting).to.deep.equal([false, [{ count: 2 }]]);
      other.close();
    });
});
