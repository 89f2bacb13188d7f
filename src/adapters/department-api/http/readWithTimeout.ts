import { Readable } from 'node:stream';

/** How long a reader who is ready for more waits for it. */
const PATIENCE_MS = 30_000;

/**
 * The same bytes, given up after 30 s without any while the reader wants some. A reader who takes a break, as players of
 * films do, may take as long as they like.
 *
 * @param faultOf what the reader gets for a fault of the source
 */
export function readWithTimeout(source: Readable, faultOf: (fault: Error) => Error): Readable {
  let timer: NodeJS.Timeout | undefined;
  const fail = (fault: Error) => body.destroy(faultOf(fault));
  const body = new Readable({
    read() {
      timer ??= setTimeout(() => fail(new Error('nothing more came')), PATIENCE_MS);
      source.resume();
    },
    destroy(fault, callback) {
      clearTimeout(timer);
      source.destroy();
      callback(fault);
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
