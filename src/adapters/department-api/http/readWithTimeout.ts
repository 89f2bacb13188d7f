import { Readable } from 'node:stream';

/** The longest time without data while the reader waits for some. */
const TIMEOUT_MS = 30_000;

/**
 * Forwards a stream, and destroys it after 30 s without data while the reader waits for some. A reader may pause for as
 * long as it likes, as video players do.
 *
 * @param toError makes the reader's error of an error of the source
 */
export function readWithTimeout(source: Readable, toError: (error: Error) => Error): Readable {
  let timer: NodeJS.Timeout | undefined;
  const fail = (error: Error) => body.destroy(toError(error));
  const body = new Readable({
    read() {
      timer ??= setTimeout(() => fail(new Error('no more data')), TIMEOUT_MS);
      source.resume();
    },
    destroy(error, callback) {
      clearTimeout(timer);
      source.destroy();
      callback(error);
    },
  });
  source.pause();
  source.on('data', (chunk: Buffer) => {
    clearTimeout(timer);
    timer = undefined;
    if (!body.push(chunk)) source.pause();
  });
  source.on('end', () => body.push(null));
  source.on('error', fail);
  return body;
}
