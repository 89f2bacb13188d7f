import { accountAddress } from '#domain/members/accountAddress.ts';
import { isErasedAgain } from '#domain/members/erasure.ts';
import { listMailFiles, removeMailFile } from '#adapters/mail/mailFiles.ts';
import { isPartOf, PUBLISHED_GENERATION } from '../generations.ts';
import type { MemberStore } from './MemberStore.ts';

/**
 * Deletes the files of mails to addresses that were erased later than these mails were written: after an erasure, and at
 * the start, when an older copy of the folder may have been put back.
 */
export async function eraseMailFiles({ database, erasures, folders }: MemberStore): Promise<void> {
  const { outbox } = folders;
  const mails = outbox === undefined ? [] : await listMailFiles(outbox);
  if (mails.length === 0) return;
  const { sites, records } = await database.read(async (db) => ({
    sites: await db.selectFrom('sites as s').select('s.site').where(isPartOf('s', PUBLISHED_GENERATION)).execute(),
    records: await db.selectFrom('erasures').select(['digest', 'erased_at as erasedAt']).execute(),
  }));
  if (records.length === 0) return;
  for (const { path, to, writtenAt: createdAt } of mails) {
    const address = accountAddress(to);
    const all = await Promise.all(sites.map(({ site }) => erasures.digestsOf({ site, address, member: undefined })));
    if (isErasedAgain({ digests: all.flat(), createdAt }, records)) await removeMailFile(path);
  }
}
