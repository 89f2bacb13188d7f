import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CachedResponse } from './CachedResponse.ts';
import { joinBytes } from './joinBytes.ts';

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

/** Called when a response has got another encoding. @returns whether it is still cached */
type OnCompressed = () => boolean;

/** Compresses cached responses in the background, one at a time: never while a client waits for it. */
export class CompressionQueue {
  readonly #fast = new Map<CachedResponse, OnCompressed>();
  readonly #best = new Map<CachedResponse, OnCompressed>();
  #isRunning = false;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  add(response: CachedResponse, onCompressed: OnCompressed): void {
    this.#fast.set(response, onCompressed);
    if (!this.#isRunning) void this.#run();
  }

  /** Forgets a response that is no longer cached, so that it does not stay in memory until its turn. */
  remove(response: CachedResponse): void {
    this.#fast.delete(response);
    this.#best.delete(response);
  }

  stop(): void {
    this.#isStopped = true;
    this.#fast.clear();
    this.#best.clear();
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (const [response, onCompressed] of this.#fast) {
      const body = await response.body();
      response.addEncoding('br', await compressWithBrotli(body, FAST_BROTLI), 'br');
      response.addEncoding('gzip', await compressWithGzip(body), 'gzip');
      // It may have been removed in the meantime.
      if (this.#fast.delete(response) && onCompressed()) this.#best.set(response, onCompressed);
    }
    this.#isRunning = false;
    this.#waitForQuiet();
  }

  #waitForQuiet(): void {
    if (this.#isStopped || this.#timer !== undefined || this.#best.size === 0) return;
    const before = performance.eventLoopUtilization();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const { utilization } = performance.eventLoopUtilization(before);
      if (utilization < QUIET_UTILIZATION) void this.#improve().then(() => this.#waitForQuiet());
      else this.#waitForQuiet();
    }, QUIET_MS).unref();
  }

  /** Compresses what was sent several times again, until something else is to be done. */
  async #improve(): Promise<void> {
    for (const [response, onCompressed] of this.#best) {
      if (this.#isRunning) return;
      if (response.hits < HITS_FOR_BEST) continue;
      response.addEncoding('br', await compressWithBrotli(await response.body(), BEST_BROTLI), 'br11');
      if (this.#best.delete(response)) onCompressed();
    }
  }
}

async function compressWithGzip(body: Buffer): Promise<Buffer> {
  return joinBytes([await gzipAsync(body, { level: GZIP_LEVEL })]);
}

async function compressWithBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return joinBytes([await brotliAsync(body, { params })]);
}
