/** As many as Node has threads for files and pictures: more would only hold memory while they wait. */
const AT_ONCE = 4;

/**
 * Does the same to each, and answers in their order. After a failure nothing more is begun, and what was begun has ended
 * before the failure is thrown.
 */
export async function mapConcurrently<T, R>(
  things: readonly T[],
  act: (thing: T) => Promise<R>,
): Promise<readonly R[]> {
  const waiting = [...things.entries()];
  const answers: R[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [position, thing] = next;
      answers[position] = await act(thing);
    }
  };
  const stopAll = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => work().catch(stopAll)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return answers;
}
