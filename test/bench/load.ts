import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '#test/support/findProgram.ts';

/** Servers run on the first processor, the load generator on the second: neither takes time from the other. */
export const SERVER_PROCESSOR = '0';
const LOAD_PROCESSOR = '1';

const SCRIPT = join(import.meta.dirname, 'report.lua');

export interface LoadOptions {
  readonly seconds: number;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Load {
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

interface WrkReport {
  readonly requests: number;
  readonly microseconds: number;
  readonly p99Microseconds: number;
  readonly failed: number;
}

/** Requests one address with `wrk` as fast as the server responds. Throws when a response is not a success. */
export async function load(url: string, { seconds, connections, headers = {} }: LoadOptions): Promise<Load> {
  const wrk = findProgram({ names: ['wrk'], debianPackage: 'wrk' });
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '30s',
    '--latency',
    '-s',
    SCRIPT,
    ...given,
    url,
  ];
  const { stdout } = await promisify(execFile)('taskset', ['-c', LOAD_PROCESSOR, wrk, ...args]);
  const report = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as WrkReport;
  if (report.failed > 0 || report.requests === 0)
    throw new Error(`${url}: ${report.failed} of ${report.requests} requests failed`);
  return {
    requests: report.requests,
    requestsPerSecond: (report.requests * 1e6) / report.microseconds,
    p99: report.p99Microseconds / 1000,
  };
}
