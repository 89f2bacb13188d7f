import { closeSync, readFileSync } from 'node:fs';
import type { ContentErrors } from './ContentError.ts';
import { NO_FILE_REASON, openFileSync } from './openFile.ts';
import { isInsideSync, OUTSIDE, type SourcePath } from './SourcePath.ts';

/**
 * Reads a file of a folder that is no link itself. Undefined when there is an error, which is added to `errors`.
 *
 * Not asynchronously: of ten thousands of small files, waiting for threads takes longer than reading.
 */
export function readBytes({ path, name, root }: SourcePath, errors: ContentErrors): Buffer | undefined {
  // Only a link can leave the folder, and few files are links: following all parts of a path takes as long as reading.
  const own = openFileSync(path, false);
  const isOwn = typeof own === 'number';
  const file = isOwn ? own : openFileSync(path, true);
  if (file === 'missing' || file === 'noFile') {
    errors.add(name, undefined, file === 'missing' ? 'there is no such file' : NO_FILE_REASON);
    return undefined;
  }
  try {
    if (isOwn || root === undefined || isInsideSync(path, root)) return readFileSync(file);
    errors.add(name, undefined, OUTSIDE);
    return undefined;
  } finally {
    closeSync(file);
  }
}
