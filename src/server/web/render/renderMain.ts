import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Nothing on a page takes longer: late parts give up long before (`LATE_DEADLINE_MS`). */
const RENDER_DEADLINE_MS = 10_000;

/** What React leaves in the place of a part that could not be drawn, before its fallback. */
const FAILED_PART = '<!--$!-->';

/**
 * 'complete': every part is known, so there is nothing to stream (and React's stream costs twice its string:
 * docs/decisions/0009), and no script is needed. 'shell first': late parts follow the page.
 */
export type RenderMode = 'complete' | 'shell first';

export interface RenderedMain {
  /** All that can be sent at once. */
  readonly shell: Buffer;
  /** Hands on what comes later; resolves when it is all there. At once when the shell was everything. */
  rest(write: (chunk: Buffer) => void): Promise<void>;
}

interface DrawOptions {
  readonly mode: RenderMode;
  /** For the scripts that put late parts in their places. */
  readonly nonce?: string;
  /** Fires when the visitor leaves: the drawing stops. */
  readonly signal: AbortSignal;
  /** Told of faults in late parts; the page goes on without them. */
  readonly onFault: (error: unknown) => void;
}

/** Draws what `<main>` holds. Rejects when even the shell cannot be drawn, before anything was sent. */
export async function renderMain(element: ReactElement, options: DrawOptions): Promise<RenderedMain> {
  if (options.mode === 'complete') {
    const html = renderToString(element);
    // A string says nothing of what failed in it; the stream, drawn anew, does.
    if (!html.includes(FAILED_PART)) return { shell: Buffer.from(html), rest: () => Promise.resolve() };
  }
  return await streamMain(element, options);
}

function streamMain(element: ReactElement, { mode, nonce, signal, onFault }: DrawOptions): Promise<RenderedMain> {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedMain>();
  const sink = new MainSink();
  const start = () => {
    pipe(sink); // hands over everything that is ready, in this very call
    const main = sink.takeShell();
    // React takes a Suspense at the root for one that may hold <html>, and waits for it: what came later would come
    // behind the footer.
    if (main.shell.length === 0) reject(new Error('a late part has to stand in an element of its page'));
    else resolve(main);
  };
  const { pipe, abort } = renderToPipeableStream(element, {
    // Otherwise React hides finished parts of a large page behind scripts.
    progressiveChunkSize: Infinity,
    ...(nonce !== undefined && { nonce }),
    ...(mode === 'complete' ? { onAllReady: start } : { onShellReady: start }),
    onShellError: reject,
    onError: (error) => {
      if (!signal.aborted) onFault(error);
    },
  });
  const deadline = setTimeout(() => {
    abort(new Error('the page took too long to draw'));
  }, RENDER_DEADLINE_MS);
  const leave = () => {
    abort(signal.reason);
  };
  signal.addEventListener('abort', leave, { once: true });
  const stopWatching = () => {
    clearTimeout(deadline);
    signal.removeEventListener('abort', leave);
  };
  sink.once('close', stopWatching);
  promise.catch(stopWatching);
  return promise;
}

/** Gathers React's many small chunks, so that the shell is one buffer and is written once. */
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
