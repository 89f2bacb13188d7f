let last: Promise<unknown> = Promise.resolve();

/** Decodes one picture of a visitor at a time: each takes up to some hundred megabytes meanwhile. */
export async function oneAtATime<T>(decode: () => Promise<T>): Promise<T> {
  const decoding = last.then(decode);
  last = decoding.catch(() => undefined);
  return await decoding;
}
