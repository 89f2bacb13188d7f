import { pipeline, Transform, type Readable, type Writable } from 'node:stream';

/** How long the reader waits for room on the other side, in milliseconds, each time that there is none. */
const PATIENCE_MS = 1_000;

/**
 * The same bytes, which are written elsewhere as well while the reader takes them. Where the other side is slow the reader
 * waits for it, so that nothing piles up, but no longer than a second: then, and whenever it fails, the reader goes on
 * alone.
 *
 * @param beside ended when the reader has been given everything; destroyed when the source fails or the reader leaves
 */
export function tee(source: Readable, beside: Writable): Readable {
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      this.push(chunk); // at once: a reader who is waiting need not wait for the other side
      if (!beside.writable || beside.write(chunk)) done();
      else waitForRoom(beside, done);
    },
    flush(done) {
      beside.end();
      done();
    },
    destroy(fault, done) {
      if (!beside.writableEnded) beside.destroy();
      done(fault);
    },
  });
  beside.on('error', () => undefined); // is for whoever opened it
  pipeline(source, through, () => undefined); // a fault of the source reaches the reader
  return through;
}

function waitForRoom(beside: Writable, then: () => void): void {
  const goOn = () => {
    clearTimeout(timer);
    beside.off('drain', goOn);
    beside.off('close', goOn);
    then();
  };
  const timer = setTimeout(() => {
    beside.destroy(new Error(`nothing could be written for ${PATIENCE_MS} ms`));
    goOn(); // a disk that hangs is not closed either
  }, PATIENCE_MS);
  beside.on('drain', goOn);
  beside.on('close', goOn);
}
