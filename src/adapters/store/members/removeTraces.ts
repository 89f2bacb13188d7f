import { eraseMailFiles } from './eraseMailFiles.ts';
import type { MemberStore } from './MemberStore.ts';

/** Deletes what deleted rows leave elsewhere: files of mails, and the bytes of these rows in the files of the store. */
export async function removeTraces(store: MemberStore): Promise<void> {
  await eraseMailFiles(store);
  await store.database.dropDeleted();
}
