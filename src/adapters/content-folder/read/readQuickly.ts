import { closeSync, fstatSync, readSync } from 'node:fs';
import { openFileSync } from './openFile.ts';

// One for all: new memory for each of ten thousands of files would wait for the garbage collector.
let buffer = Buffer.allocUnsafe(64 * 1024);

/**
 * The bytes of a file that is no link, until the next call. Undefined when there is no such file, or when it changed
 * meanwhile: `readBytes` reads it, or says why it cannot be read.
 */
export function readQuickly(path: string): Buffer | undefined {
  const file = openFileSync(path, false);
  if (typeof file !== 'number') return undefined;
  try {
    const { size } = fstatSync(file);
    if (size >= buffer.length) buffer = Buffer.allocUnsafe(2 * size);
    // A byte more than there should be, so that a file that has grown is noticed.
    return readSync(file, buffer, 0, size + 1, 0) === size ? buffer.subarray(0, size) : undefined;
  } finally {
    closeSync(file);
  }
}
