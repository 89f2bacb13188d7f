import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CachedResponse } from './CachedResponse.ts';

export interface Compressible {
  readonly response: CachedResponse;
  /** Whether it is still worth compressing. */
  isCached(): boolean;
  onCompressed(): void;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const GZIP_LEVEL = 6;
/** Takes milliseconds. */
const FAST_BROTLI = 5;
/** Takes a tenth of a second, so it is for responses that were sent several times, and for a quiet moment. */
const BEST_BROTLI = 11;
const HITS_FOR_BEST = 3;
/** How long the quiet moment has to be, and up to which share of it this process may be busy. */
const QUIET_MS = 1_000;
const QUIET_UTILIZATION = 0.5;

/** Compresses cached responses in the background, one at a time: never while a client waits for it. */
export class CompressionQueue {
  readonly #fast: Compressible[] = [];
  #best: Compressible[] = [];
  #isRunning = false;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  add(item: Compressible): void {
    this.#fast.push(item);
    if (!this.#isRunning) void this.#run();
  }

  stop(): void {
    this.#isStopped = true;
    this.#fast.length = 0;
    this.#best = [];
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let item = this.#fast.shift(); item !== undefined; item = this.#fast.shift()) {
      if (!item.isCached()) continue;
      const { response } = item;
      response.addEncoding('gzip', await compressWithGzip(response.body), 'gzip');
      response.addEncoding('br', await compressWithBrotli(response.body, FAST_BROTLI), 'br');
      item.onCompressed();
      this.#best.push(item);
    }
    this.#isRunning = false;
    this.#waitForQuiet();
  }

  #waitForQuiet(): void {
    if (this.#isStopped || this.#timer !== undefined || this.#best.length === 0) return;
    const before = performance.eventLoopUtilization();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const { utilization } = performance.eventLoopUtilization(before);
      if (utilization < QUIET_UTILIZATION) void this.#improve().then(() => this.#waitForQuiet());
      else this.#waitForQuiet();
    }, QUIET_MS).unref();
  }

  /** Compresses the most requested responses again, until something else is to be done. */
  async #improve(): Promise<void> {
    this.#best = this.#best.filter((item) => item.isCached());
    for (const item of this.#best.filter(({ response }) => response.hits >= HITS_FOR_BEST)) {
      if (this.#isRunning || this.#isStopped) return;
      this.#best.splice(this.#best.indexOf(item), 1);
      const { response } = item;
      response.addEncoding('br', await compressWithBrotli(response.body, BEST_BROTLI), 'br11');
      item.onCompressed();
    }
  }
}

async function compressWithGzip(body: Buffer): Promise<Buffer> {
  return exactly(await gzipAsync(body, { level: GZIP_LEVEL }));
}

async function compressWithBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return exactly(await brotliAsync(body, { params }));
}

/** A copy: zlib returns a part of a larger buffer, which would stay in memory. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
