import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Nothing on a page takes longer: deferred parts time out long before (`DEFERRED_TIMEOUT_MS`). */
const RENDER_DEADLINE_MS = 10_000;

export interface RenderedMain {
  /** What is sent first: everything but the deferred parts that are pending. */
  readonly shell: readonly Buffer[];
  /** Passes on what React renders later; resolves after the last part, at once when there is none. */
  rest(write: (chunks: readonly Buffer[]) => void): Promise<void>;
}

export interface RenderOptions {
  /** For the scripts that insert deferred parts. */
  readonly nonce?: string;
  /** Aborts rendering when the client disconnects. */
  readonly signal: AbortSignal;
  /** Called with errors of deferred parts; the page continues without them. */
  readonly onError: (error: unknown) => void;
}

/** Renders the content of `<main>`. Rejects, before anything is sent, when the shell cannot be rendered. */
export function renderMain(element: ReactElement, { nonce, signal, onError }: RenderOptions): Promise<RenderedMain> {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedMain>();
  const sink = new MainSink();
  const { pipe, abort } = renderToPipeableStream(element, {
    // Otherwise React hides finished parts of a large page behind scripts.
    progressiveChunkSize: Infinity,
    ...(nonce !== undefined && { nonce }),
    onShellReady: () => {
      pipe(sink); // writes everything that is ready, synchronously
      const main = sink.takeShell();
      // React waits for a Suspense at the root, because it could contain <html>; its content would come after the footer.
      if (main.shell.length === 0) reject(new Error('a deferred part must be inside an element of its page'));
      else resolve(main);
    },
    onShellError: reject,
    onError: (error) => {
      if (!signal.aborted) onError(error);
    },
  });
  const deadline = setTimeout(() => {
    abort(new Error('the page took too long to render'));
  }, RENDER_DEADLINE_MS);
  const stop = () => {
    abort(signal.reason);
  };
  signal.addEventListener('abort', stop, { once: true });
  const stopWatching = () => {
    clearTimeout(deadline);
    signal.removeEventListener('abort', stop);
  };
  sink.once('close', stopWatching);
  promise.catch(stopWatching);
  return promise;
}

/** Collects the many small chunks that React writes at once, so that they can be sent together. */
class MainSink extends Writable {
  #chunks: Buffer[] = [];
  #write: ((chunks: readonly Buffer[]) => void) | undefined;

  constructor() {
    super({ decodeStrings: false, highWaterMark: 1_000_000 });
  }

  override _write(chunk: Buffer | string, _encoding: BufferEncoding, callback: () => void): void {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    // React writes all that is ready in one go, so a microtask comes after it.
    if (this.#chunks.push(bytes) === 1 && this.#write !== undefined) queueMicrotask(() => this.#flush());
    callback();
  }

  override _final(callback: () => void): void {
    this.#flush();
    callback();
  }

  takeShell(): RenderedMain {
    return {
      shell: this.#takeChunks(),
      rest: (write) =>
        new Promise((resolve) => {
          this.#write = write;
          this.#flush();
          if (this.closed) resolve();
          else this.once('close', resolve);
        }),
    };
  }

  #flush(): void {
    if (this.#write !== undefined && this.#chunks.length > 0) this.#write(this.#takeChunks());
  }

  #takeChunks(): readonly Buffer[] {
    const chunks = this.#chunks;
    this.#chunks = [];
    return chunks;
  }
}
