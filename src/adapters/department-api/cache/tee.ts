import { pipeline, Transform, type Readable, type Writable } from 'node:stream';

/** For each wait for room in the copy. */
const TIMEOUT_MS = 1_000;

/**
 * Forwards a stream, and writes the same bytes to a copy. A slow copy slows the reader down, so that no data piles up,
 * but for no longer than a second: then, and whenever the copy fails, the reader goes on without it.
 *
 * @param copy ended with the source; destroyed when the source fails or the reader stops
 */
export function tee(source: Readable, copy: Writable): Readable {
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      this.push(chunk); // at once: the reader need not wait for the copy
      if (!copy.writable || copy.write(chunk)) done();
      else waitForRoom(copy, done);
    },
    flush(done) {
      copy.end();
      done();
    },
    destroy(error, done) {
      if (!copy.writableEnded) copy.destroy();
      done(error);
    },
  });
  copy.on('error', () => undefined); // handled by the caller, who opened it
  pipeline(source, through, () => undefined); // an error of the source reaches the reader
  return through;
}

function waitForRoom(copy: Writable, done: () => void): void {
  const goOn = () => {
    clearTimeout(timer);
    copy.off('drain', goOn);
    copy.off('close', goOn);
    done();
  };
  const timer = setTimeout(() => {
    copy.destroy(new Error(`nothing could be written for ${TIMEOUT_MS} ms`));
    goOn(); // a disk that hangs does not emit 'close'
  }, TIMEOUT_MS);
  copy.on('drain', goOn);
  copy.on('close', goOn);
}
