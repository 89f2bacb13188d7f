import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { Client } from 'pg';
import { readServerSettings } from '#config/Settings.ts';
import { createLogger } from '#server/logger.ts';
import { start } from '#server/start.ts';
import { freePort } from '#test/support/freePort.ts';
import { isPostgresInstalled, postgresServer, type PostgresDatabase } from '#test/support/postgres.ts';
import { settingsOver } from '#test/support/publishedDatabase.ts';
import { send } from '#test/support/send.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

/** Kysely's, which every migration waits for. */
const MIGRATION_LOCK = '3853314791062309107';

(isPostgresInstalled() || process.env['CI'] === 'true' ? describe : describe.skip)(
  'A server whose store is migrated for a long time',
  () => {
    let folder: string;
    let database: PostgresDatabase;
    let other: Client;
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'thara-migration-'));
      database = await (await postgresServer()).createDatabase();
      other = new Client({ connectionString: database.url });
      await other.connect();
      await other.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    });
    after(async () => {
      await other.end();
      await database.drop();
      await rm(folder, { recursive: true });
    });

    it('listens before it can respond: it is alive and not ready, and asks everybody to come back', async () => {
      const port = await freePort();
      const started = start({
        settings: readServerSettings({ ...settingsOver(database, folder), PORT: String(port) }),
        logger: createLogger('silent'),
        clientFolder: fileURLToPath(new URL('../../dist/client', import.meta.url)),
        importCommand: [],
        signal: new AbortController().signal,
        listenEarlyMs: 1,
      });
      const request = (path: string) => send(port, { path, host: 'localhost' });
      await waitUntil(() =>
        request('/livez').then(
          ({ status }) => status === 200,
          () => false,
        ),
      );
      for (const path of ['/readyz', '/th', '/api/ready']) {
        const { status, headers } = await request(path);
        expect(status, path).to.equal(503);
        expect(Number(headers['retry-after']), path).to.be.greaterThan(0);
      }
      await other.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
      const running = await started;
      for (const path of ['/livez', '/readyz']) expect((await request(path)).status, path).to.equal(200);
      await running.stop(0);
    });
  },
);
