import type { Instant } from '#domain/instant.ts';
import { accountAddress } from '#domain/members/accountAddress.ts';
import { isErasedAgain, lastDeletedErasureAt, type ErasureRecord } from '#domain/members/erasure.ts';
import type { Database, Tx } from '../Database.ts';
import { erasePerson } from './erasePerson.ts';
import { eraseSubmissionsAgain } from './eraseSubmissionsAgain.ts';
import type { ErasureRecords } from './ErasureRecords.ts';
import type { Person } from './Person.ts';

/**
 * Erases again what an older copy of the store has brought back, and makes the two records of erasures the same.
 *
 * @returns how many persons, messages and complaints were erased
 */
export async function eraseAgain(database: Database, records: ErasureRecords, now: Instant): Promise<number> {
  const inFile = (await records.read()).filter(({ erasedAt }) => erasedAt > lastDeletedErasureAt(now));
  const inStore = await database.read((db) => db.selectFrom('erasures').selectAll().execute());
  const known = new Map(inStore.map(({ digest, erased_at }) => [digest, erased_at]));
  const missing = inFile.filter(({ digest, erasedAt }) => (known.get(digest) ?? '') < erasedAt);
  const written = new Set(inFile.map(({ digest }) => digest));
  await records.append(
    inStore
      .filter(({ digest }) => !written.has(digest))
      .map(({ digest, erased_at }) => ({ digest, erasedAt: erased_at })),
  );
  // What is in the store was applied to it when it was written there.
  if (missing.length === 0) return 0;
  return await database.write(async (tx) => {
    for (const { digest, erasedAt } of missing) await records.insert(tx, [digest], erasedAt);
    const all: readonly ErasureRecord[] = [
      ...missing,
      ...inStore.map(({ digest, erased_at }) => ({ digest, erasedAt: erased_at })),
    ];
    // First, because an erasure of an account takes it off its complaints.
    let erased = await eraseSubmissionsAgain(tx, records, all, now);
    for (const { person, createdAt } of await persons(tx)) {
      const digests = await records.digestsOf(person);
      if (isErasedAgain({ digests, createdAt }, all))
        erased += Number(await erasePerson(tx, person, { now, withMessages: false }));
    }
    return erased;
  });
}

/** Everybody of whom the store has something that an erasure deletes. */
async function persons(tx: Tx): Promise<readonly { readonly person: Person; readonly createdAt: Instant }[]> {
  const members = await tx.selectFrom('members').select(['id', 'site', 'address', 'registered_at']).execute();
  const subscriptions = await tx
    .selectFrom('newsletter_subscriptions')
    .select(['site', 'address', 'changed_at'])
    .execute();
  const mails = await tx
    .selectFrom('outbox')
    .select(['site', 'recipient', 'created_at'])
    .where('recipient', 'is not', null)
    .execute();
  return [
    ...members.map(({ id, site, address, registered_at: createdAt }) => ({
      person: { site, address, member: id },
      createdAt,
    })),
    ...subscriptions.map(({ site, address, changed_at: createdAt }) => ({
      person: { site, address, member: undefined },
      createdAt,
    })),
    ...mails.flatMap(({ site, recipient, created_at: createdAt }) =>
      recipient === null
        ? []
        : [{ person: { site, address: accountAddress(recipient), member: undefined }, createdAt }],
    ),
  ];
}
