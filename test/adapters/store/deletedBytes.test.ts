import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { SITE } from '#test/support/builders.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { aMember, PASSWORD, quickHasher } from '#test/support/memberBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

describe('The files of the embedded store', () => {
  let folder: string;
  let file: string;
  let store: Store;
  /** Other processes: one sees the store as it is, one as it was. */
  let reader: DatabaseSync;
  let snapshot: DatabaseSync;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-bytes-'));
    file = join(folder, 'thara.sqlite');
    store = await openStore({ engine: 'sqlite', file }, testClock(), () => undefined, { hasher: quickHasher });
    await store.publishing.publish(emptySites(), () => undefined);
    [reader, snapshot] = [new DatabaseSync(file, { readOnly: true }), new DatabaseSync(file, { readOnly: true })];
  });
  afterEach(async () => {
    reader.close();
    snapshot.close();
    await store.close();
    await rm(folder, { recursive: true });
  });

  const filesWith = async (texts: readonly string[]) => {
    const names = await readdir(folder);
    const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
    return names.filter((_, index) =>
      texts.some((text) => contents[index]!.toLowerCase().includes(text.toLowerCase())),
    );
  };
  const membersIn = (database: DatabaseSync) => database.prepare('select 1 from members').all().length;

  it('have nothing of a member after the erasure, also when somebody read the store while it was erased', async () => {
    const { session, stored } = await aMember(store);
    // The address is still in the mail about the erasure.
    const traces = [stored.profile.id, '0812345678', session.user];
    expect(await filesWith(traces)).to.include('thara.sqlite-wal');
    snapshot.exec('begin');
    expect(membersIn(snapshot)).to.equal(1);
    const erasing = store.members.personalData!.erase(SITE, PASSWORD, session);
    await waitUntil(() => membersIn(reader) === 0);
    expect(membersIn(snapshot)).to.equal(1);
    snapshot.exec('commit');
    value(await erasing);
    expect(await filesWith(traces)).to.deep.equal([]);
  });
});
