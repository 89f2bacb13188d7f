import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'chai';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { parseSearchText } from '#domain/search/searchText.ts';
import type { ArchiveItem } from '#ports/Publishing.ts';
import { createTables } from '#adapters/store/migrations/createTables.ts';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { NodeSqliteDialect } from '#adapters/store/sqlite/NodeSqliteDialect.ts';
import type { StoreTables } from '#adapters/store/StoreTables.ts';
import { aSiteArchive, itemOf, SITE } from '#test/support/builders.ts';
import { at, testClock } from '#test/support/testClock.ts';

describe('A store of an earlier release', () => {
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-store-'));
    const file = join(folder, 'thara.sqlite');
    await makeFirstStore(file);
    store = await openStore({ engine: 'sqlite', file }, testClock(), () => undefined);
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const withDatabase = (work: (database: DatabaseSync) => void) => {
    const database = new DatabaseSync(join(folder, 'thara.sqlite'));
    work(database);
    database.close();
  };
  const list = async (kind: 'event' | 'faq', when?: 'coming' | 'past') => {
    const query = { site: SITE, locale: 'th', kind, page: 1, pageSize: 10, ...(when && { when }) } as const;
    return (await store.content.list(query)).items.map((item) => item.slug);
  };

  it('still shows what was published, events in their order', async () => {
    expect(await list('event')).to.deep.equal(['past', 'coming']);
    expect(await list('event', 'coming')).to.deep.equal(['coming']);
    expect(await list('event', 'past')).to.deep.equal(['past']);
    expect(await list('faq')).to.deep.equal(['a-second', 'b-first']);
  });

  it('has its lists in order after the next import, though nothing has changed', async () => {
    const report = await store.publishing.publish([aSiteArchive({ items: ITEMS })], () => undefined);
    expect(report).to.include({ added: 0 });
    expect(await list('faq')).to.deep.equal(['b-first', 'a-second']);
    expect(await list('event')).to.deep.equal(['past', 'coming']);
  });

  it('finds what was published as soon as its index is made, once for each version of the rules for words', async () => {
    const search = async () => {
      const filter = { text: parseSearchText('เรื่อง')! };
      return (await store.search.search({ site: SITE, locale: 'th', filter, sort: 'newest', page: 1, pageSize: 10 }))
        .total;
    };
    expect(await search()).to.equal(0);
    await store.searchIndex.rebuildIfOutdated();
    expect(await search()).to.equal(ITEMS.length);
    withDatabase((database) => database.exec('delete from search_documents'));
    await store.searchIndex.rebuildIfOutdated();
    expect(await search()).to.equal(0);
    withDatabase((database) => database.exec("update search_state set words_version = 'of another ICU'"));
    await store.searchIndex.rebuildIfOutdated();
    expect(await search()).to.equal(ITEMS.length);
  });

  it('lets the clients of its API do everything that they could', async () => {
    const token = await store.apiClients.issueToken(CLIENT.id, CLIENT.secret);
    expect(await store.apiClients.holderOf(token!)).to.deep.equal({
      clientId: CLIENT.id,
      scopes: SCOPES,
    });
  });
});

/** What every client could do before there were scopes. */
const SCOPES = [
  'sites:read',
  'content:read',
  'water:read',
  'media:read',
  'hits:write',
  'feedback:write',
  'feedback:read',
];
const CLIENT = { id: '0123456789abcdef0123456789abcdef', secret: 'the-secret-of-a-website' };

const event = (name: string, starts: string, ends: string) =>
  itemOf(name, { kind: 'event', startsAt: at(starts), endsAt: at(ends), allDay: false });
const ITEMS: readonly ArchiveItem[] = [
  event('coming', '2026-12-01T02:00:00Z', '2026-12-01T05:00:00Z'),
  event('past', '2026-11-01T02:00:00Z', '2026-11-01T05:00:00Z'),
  itemOf('b-first', { kind: 'faq', position: 1 }),
  itemOf('a-second', { kind: 'faq', position: 2 }),
];

const TYPES = { keyText: sql`text`, bytes: sql`blob` };

/** Rows that the first release wrote. */
async function makeFirstStore(file: string): Promise<void> {
  const database = new DatabaseSync(file);
  const db = new Kysely<StoreTables>({ dialect: new NodeSqliteDialect(database) });
  const first = {
    '001-create-tables': { up: (it: Kysely<unknown>) => createTables(it, TYPES) },
  };
  await new Migrator({ db, provider: { getMigrations: () => Promise.resolve(first) } }).migrateToLatest();
  for (const { kind, slug, versions } of ITEMS) {
    const key = { site: SITE, kind, slug, from_generation: 1, to_generation: null };
    const { publishedAt = at('2026-01-01T00:00:00Z'), title = '', summary = '', detail } = versions.th ?? {};
    const item = { ...key, tags: '[]', related: '[]', first_published_at: publishedAt, hash: '' };
    await sql`insert into items ${insertOf(item)}`.execute(db);
    const text = { title, summary, attachments: '[]', detail: JSON.stringify(detail), body_html: '' };
    const version = { ...key, locale: 'th', featured: 0, published_at: publishedAt, ...text };
    await sql`insert into versions ${insertOf(version)}`.execute(db);
  }
  const client = {
    client_id: CLIENT.id,
    name: 'web',
    secret_hash: hash('sha256', CLIENT.secret, 'base64url'),
    created_at: at('2026-01-01T00:00:00Z'),
  };
  await sql`insert into api_clients ${insertOf(client)}`.execute(db);
  await sql`update publication set live = 1`.execute(db);
  await db.destroy();
  database.close();
}

function insertOf(row: Readonly<Record<string, unknown>>) {
  return sql`(${sql.join(Object.keys(row).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(row))})`;
}
