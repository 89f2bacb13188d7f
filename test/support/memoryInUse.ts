import { collectGarbage } from './collectGarbage.ts';

/** In bytes, after garbage collection. */
export function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
