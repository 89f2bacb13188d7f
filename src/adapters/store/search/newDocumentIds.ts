import type { Instant } from '#domain/instant.ts';
import type { Tx } from '../Database.ts';

/** Ids of one second: more documents than one second's are given those of the next one. */
export const IDS_OF_SECOND = 2 ** 20;
/** With the ids of its seconds, the time until 2172 fits into whole numbers that are exact. */
const FIRST_SECOND = Date.UTC(1900, 0, 1) / 1_000;
const SECONDS = 2 ** 33;

/**
 * Ids in the order of publication, so that the full-text index has the newest documents last: it gives the newest thousand
 * of a hundred thousand matches without looking at the others.
 */
export async function newDocumentIds(tx: Tx, publishedAt: readonly (Instant | '')[]): Promise<readonly number[]> {
  const next = new Map<number, number>();
  const ids: number[] = [];
  for (const instant of publishedAt) {
    const first = firstIdOf(instant);
    const id = next.get(first) ?? (await nextFree(tx, first));
    ids.push(id);
    next.set(first, id + 1);
  }
  return ids;
}

/** Documents that are published from an instant on have this id or a higher one. */
export function firstIdOf(instant: Instant | ''): number {
  const second = instant === '' ? 0 : Math.floor(Date.parse(instant) / 1_000) - FIRST_SECOND;
  return Math.min(Math.max(0, second), SECONDS - 1) * IDS_OF_SECOND;
}

async function nextFree(tx: Tx, first: number): Promise<number> {
  const { last } = await tx
    .selectFrom('search_documents')
    .select((of) => of.fn.max<number | null>('id').as('last'))
    .where('id', '>=', first)
    .where('id', '<', first + IDS_OF_SECOND)
    .executeTakeFirstOrThrow();
  return last === null ? first : last + 1;
}
