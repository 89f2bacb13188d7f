import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** In bytes, without what nobody uses any more. */
export function memoryInUse(): number {
  collectGarbage();
  collectGarbage(); // the bytes of buffers that the first one found are given back with the second
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
