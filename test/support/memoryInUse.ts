import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** In bytes, after garbage collection. */
export function memoryInUse(): number {
  collectGarbage();
  collectGarbage(); // the second one frees the memory of buffers that the first one found
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
