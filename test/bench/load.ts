import autocannon from 'autocannon';
import type { ServerProcess } from '#test/support/ServerProcess.ts';

export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Processor time of the server per request, in microseconds. */
  readonly cpuPerRequest: number;
}

const CONNECTIONS = 32;

/** Requests one address as fast as the server responds. Throws when a response is not a success. */
export async function load(
  server: ServerProcess,
  path: string,
  seconds: number,
  connections = CONNECTIONS,
): Promise<Load> {
  const before = await server.cpuMs();
  const result = await autocannon({ url: server.origin + path, connections, duration: seconds });
  const used = (await server.cpuMs()) - before;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${path}: ${String(result.non2xx)} responses were no success, ${String(result.errors)} requests failed`,
    );
  const total = result.requests.total;
  return { requestsPerSecond: total / result.duration, p99: result.latency.p99, cpuPerRequest: (used * 1000) / total };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
