import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

/** Frees all memory that nothing uses; the second time that of buffers which the first one found. */
export function collectGarbage(): void {
  collect();
  collect();
}
