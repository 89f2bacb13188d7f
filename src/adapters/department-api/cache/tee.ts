import { pipeline, Transform, type Readable, type Writable } from 'node:stream';

/** The longest wait until the copy accepts more data. */
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
      else waitForDrain(copy, done);
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

function waitForDrain(copy: Writable, done: () => void): void {
  const resume = () => {
    clearTimeout(timer);
    copy.off('drain', resume);
    copy.off('close', resume);
    done();
  };
  const timer = setTimeout(() => {
    copy.destroy(new Error(`nothing could be written for ${TIMEOUT_MS} ms`));
    resume(); // a disk that hangs does not emit 'close'
  }, TIMEOUT_MS);
  copy.on('drain', resume);
  copy.on('close', resume);
}
