/** As many as Node has threads for files and pictures: more would only use memory while they wait. */
const CONCURRENCY = 4;

/**
 * Maps items by an asynchronous function, a few at a time; the results are in the order of the items. After a failure
 * nothing more is started, and what was started has ended before the failure is thrown.
 */
export async function mapConcurrently<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<readonly R[]> {
  const waiting = [...items.entries()];
  const results: R[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [position, item] = next;
      results[position] = await map(item);
    }
  };
  const stopAll = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  const ends = await Promise.allSettled(Array.from({ length: CONCURRENCY }, () => work().catch(stopAll)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}
