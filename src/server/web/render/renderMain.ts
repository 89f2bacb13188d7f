import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Nothing on a page takes longer: deferred parts time out long before (`DEFERRED_TIMEOUT_MS`). */
const RENDER_DEADLINE_MS = 10_000;

/** React writes this before the fallback of a part that could not be rendered. */
const FAILED_PART = '<!--$!-->';

/**
 * 'complete': all parts are loaded, so nothing is streamed and no script is needed (React's stream costs twice as much as
 * its string: docs/decisions/0009). 'shell first': deferred parts follow the shell.
 */
export type RenderMode = 'complete' | 'shell first';

export interface RenderedMain {
  /** The part that can be sent first. */
  readonly shell: Buffer;
  /** Writes the streamed parts; resolves after the last one, at once when there are none. */
  rest(write: (chunk: Buffer) => void): Promise<void>;
}

interface RenderOptions {
  readonly mode: RenderMode;
  /** For the scripts that insert deferred parts. */
  readonly nonce?: string;
  /** Aborts rendering when the client disconnects. */
  readonly signal: AbortSignal;
  /** Called with errors of deferred parts; the page continues without them. */
  readonly onError: (error: unknown) => void;
}

/** Renders the content of `<main>`. Rejects, before anything is sent, when the shell cannot be rendered. */
export async function renderMain(element: ReactElement, options: RenderOptions): Promise<RenderedMain> {
  if (options.mode === 'complete') {
    const html = renderToString(element);
    // `renderToString` does not report the error. Rendered again as a stream, it is reported.
    if (!html.includes(FAILED_PART)) return { shell: Buffer.from(html), rest: () => Promise.resolve() };
  }
  return await streamMain(element, options);
}

function streamMain(element: ReactElement, { mode, nonce, signal, onError }: RenderOptions): Promise<RenderedMain> {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedMain>();
  const sink = new MainSink();
  const start = () => {
    pipe(sink); // writes everything that is ready, synchronously
    const main = sink.takeShell();
    // React waits for a Suspense at the root, because it could contain <html>; its content would come after the footer.
    if (main.shell.length === 0) reject(new Error('a deferred part must be inside an element of its page'));
    else resolve(main);
  };
  const { pipe, abort } = renderToPipeableStream(element, {
    // Otherwise React hides finished parts of a large page behind scripts.
    progressiveChunkSize: Infinity,
    ...(nonce !== undefined && { nonce }),
    ...(mode === 'complete' ? { onAllReady: start } : { onShellReady: start }),
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

/** Collects React's many small chunks, so that the shell is one buffer and is written once. */
class MainSink extends Writable {
  #chunks: Buffer[] = [];
  #write: ((chunk: Buffer) => void) | undefined;

  constructor() {
    super({ decodeStrings: false, highWaterMark: 1_000_000 });
  }

  override _write(chunk: Buffer | string, _encoding: BufferEncoding, callback: () => void): void {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    if (this.#write === undefined) this.#chunks.push(bytes);
    else this.#write(bytes);
    callback();
  }

  takeShell(): RenderedMain {
    const shell = Buffer.concat(this.#chunks);
    this.#chunks = [];
    return {
      shell,
      rest: (write) =>
        new Promise((resolve) => {
          this.#write = write;
          for (const chunk of this.#chunks) write(chunk);
          this.#chunks = [];
          if (this.closed) resolve();
          else this.once('close', resolve);
        }),
    };
  }
}
