import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { expect } from 'chai';
import sinon from 'sinon';
import { startTestApp, WITHOUT_PAGE_CACHE, type TestApp } from '#test/support/testApp.ts';

const PATHS = ['/en/search?q=weirs', '/en/search.atom?q=weirs', '/en/search/suggestions.json?q=weirs'];
/** More than a search has. */
const MAX_STATEMENTS = 100;

describe('The thread that searches in SQLite', () => {
  let folder: string;
  let file: string;
  let app: TestApp;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-search-thread-'));
    file = join(folder, 'thara.sqlite');
    app = await startTestApp({ environment: WITHOUT_PAGE_CACHE, storeFile: file });
  });
  after(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  afterEach(() => sinon.restore());

  /** Ends the thread as it is sent that statement. @returns whether it was */
  function endAt(statement: number): () => boolean {
    const post = Worker.prototype.postMessage;
    let sent = 0;
    sinon.stub(Worker.prototype, 'postMessage').callsFake(function (this: Worker, message: object) {
      if ('sql' in message && ++sent === statement) void this.terminate();
      post.call(this, message);
    });
    return () => sent >= statement;
  }

  for (const path of PATHS)
    it(`may end at any statement: only that search is unavailable (${path})`, async () => {
      for (let statement = 1; statement < MAX_STATEMENTS; statement++) {
        const hasEnded = endAt(statement);
        const [search, home] = await Promise.all([app.send(path), app.send('/en')]);
        sinon.restore();
        expect(home.status).to.equal(200);
        if (!hasEnded()) {
          expect(search.status).to.equal(200);
          expect(statement).to.be.above(3);
          return;
        }
        expect(search.status, String(statement)).to.equal(503);
        expect(search.headers['retry-after']).to.equal('10');
        const next = await app.send(path);
        expect(next.status, String(statement)).to.equal(200);
        expect(next.body).to.include('A manual of');
      }
      expect.fail('a search has more statements');
    });

  it('goes on while somebody has locked the database', async () => {
    const other = new DatabaseSync(file);
    other.exec('begin exclusive');
    for (const path of PATHS) expect((await app.send(path)).status, path).to.equal(200);
    other.exec('rollback');
    other.close();
  });
});
