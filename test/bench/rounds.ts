import type { ServerProcess } from '#test/support/ServerProcess.ts';
import { load, type LoadOptions } from './load.ts';

/** What a server did in one round. */
export interface Round {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Processor time of the server per request, in microseconds. */
  readonly cpuPerRequest: number;
}

/** A server that is measured, and the address that is requested of it. */
export interface Measured {
  readonly server: ServerProcess;
  readonly path: string;
}

/**
 * Loads two servers in turn. The order is reversed in every other round, because the first measurement may affect the
 * second. Other work of the machine comes in phases, so many short rounds tell more than a long one.
 *
 * @returns the rounds of each, after one that is not counted
 */
export async function alternate(
  pair: readonly [Measured, Measured],
  count: number,
  options: LoadOptions,
): Promise<readonly [readonly Round[], readonly Round[]]> {
  const rounds: [Round[], Round[]] = [[], []];
  for (const each of pair) await measure(each, options);
  for (let round = 0; round < count; round++)
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      rounds[index].push(await measure(pair[index], options));
  return rounds;
}

async function measure({ server, path }: Measured, options: LoadOptions): Promise<Round> {
  const before = await server.cpuMs();
  const { requests, requestsPerSecond, p99 } = await load(server.origin + path, options);
  return { requestsPerSecond, p99, cpuPerRequest: (((await server.cpuMs()) - before) * 1000) / requests };
}

/** The median of the ratios of two servers' figures in the same rounds. */
export function ratio(ours: readonly Round[], peers: readonly Round[], key: keyof Round): number {
  return median(ours.map((round, index) => round[key] / (peers[index]?.[key] ?? Number.NaN)));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function medianOf(rounds: readonly Round[], key: keyof Round): number {
  return median(rounds.map((round) => round[key]));
}
