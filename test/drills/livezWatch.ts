import { once } from 'node:events';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from '#test/support/send.ts';

export interface LivezTimes {
  readonly worstMs: number;
  readonly failed: number;
}

const INTERVAL_MS = 10;

/**
 * Requests `/livez` again and again, each time on a new connection, in a thread of its own: the one that sends a flood is
 * busy. @returns a function that ends it
 */
export function watchLivez(port: number): () => Promise<LivezTimes> {
  const worker = new Worker(new URL(import.meta.url), { workerData: port });
  return async () => {
    worker.postMessage('end');
    const [times] = (await once(worker, 'message')) as [LivezTimes];
    return times;
  };
}

async function watch(port: number): Promise<void> {
  const end = new AbortController();
  parentPort?.once('message', () => {
    end.abort();
  });
  let worstMs = 0;
  let failed = 0;
  while (!end.signal.aborted) {
    const startedAt = performance.now();
    const response = await send(port, { path: '/livez', host: 'localhost' }).catch(() => undefined);
    worstMs = Math.max(worstMs, performance.now() - startedAt);
    if (response?.status !== 200) failed++;
    await pause(INTERVAL_MS);
  }
  parentPort?.postMessage({ worstMs, failed } satisfies LivezTimes);
}

if (!isMainThread) await watch(workerData as number);
