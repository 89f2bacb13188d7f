import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresServer } from '#test/support/postgres.ts';
import { publishedDatabase, settingsOver } from '#test/support/publishedDatabase.ts';
import { send } from '#test/support/send.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { DEPARTMENT_HOST } from '#test/support/testArchives.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

export interface FrozenResponse {
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

export interface Freeze {
  /** Of pages that were requested before. */
  readonly known: readonly FrozenResponse[];
  /** Of pages and forms that need the database. */
  readonly others: readonly FrozenResponse[];
  /** From the end of the freeze until a page that needs the database is there. */
  readonly recoveryMs: number;
}

const KNOWN = ['/en/main', '/th'];
const NEVER_REQUESTED = ['/en/documents', '/en/videos', '/en/news/none', '/sitemap.xml'];
const FEEDBACK = {
  path: '/en/feedback',
  method: 'POST',
  body: 'about=/en/main&useful=yes',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
};
const POLL_MS = 50;

/**
 * Freezes PostgreSQL under a running website, and lets it go on.
 *
 * @param visitors requests for different pages, all at once
 */
export async function freezePostgres(visitors: number): Promise<Freeze> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'thara-frozen-'));
  const postgres = await postgresServer();
  const database = await publishedDatabase();
  const server = await ServerProcess.start(settingsOver(database, dataFolder));
  const port = Number(new URL(server.origin).port);
  const visit = async (request: Partial<typeof FEEDBACK> & { readonly path: string }): Promise<FrozenResponse> => {
    const startedAt = performance.now();
    const { status } = await send(port, { host: DEPARTMENT_HOST, ...request });
    return { path: request.path, status, ms: performance.now() - startedAt };
  };
  const visitAll = (paths: readonly string[]) => Promise.all(paths.map((path) => visit({ path })));
  for (const path of [...KNOWN, ...KNOWN]) await visit({ path });
  postgres.freeze();
  const crowd = Array.from({ length: visitors }, (_, index) => `/en/news/none-${index}`);
  // All at once, before the website can have noticed anything; and some of them again.
  const first = await Promise.all([visitAll([...crowd, ...NEVER_REQUESTED]), visit(FEEDBACK), visitAll(KNOWN)]);
  const again = await Promise.all([visitAll(NEVER_REQUESTED), visit(FEEDBACK), visitAll(KNOWN)]);
  const known = [...first[2], ...again[2]];
  const others = [...first[0], first[1], ...again[0], again[1]];
  postgres.thaw();
  const thawedAt = performance.now();
  await waitUntil(async () => (await visit({ path: NEVER_REQUESTED[0]! })).status === 200, POLL_MS);
  const recoveryMs = performance.now() - thawedAt;
  await server.stop();
  await database.drop();
  await rm(dataFolder, { recursive: true });
  return { known, others, recoveryMs };
}
