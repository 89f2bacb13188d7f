import { closeSync, readFileSync } from 'node:fs';
import type { ContentErrors } from './ContentError.ts';
import { NO_FILE_REASON, openFileSync } from './openFile.ts';
import { isInsideSync, OUTSIDE, type SourcePath } from './SourcePath.ts';

/** A text file as UTF-8 with `\n` line ends; undefined when there is an error, which is added to `errors`. */
export function readText(source: SourcePath, errors: ContentErrors): string | undefined {
  const { name } = source;
  const bytes = readBytes(source, errors);
  if (bytes === undefined) return undefined;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    errors.add(name, undefined, 'is not UTF-8 text: save it again with the encoding UTF-8');
    return undefined;
  }
  const nul = text.indexOf('\u0000');
  if (nul >= 0) {
    errors.add(name, text.slice(0, nul).split('\n').length, 'has the character U+0000, which cannot be stored');
    return undefined;
  }
  return text.replaceAll('\r\n', '\n');
}

// Not asynchronously: of ten thousands of small files, waiting for threads takes longer than reading.
function readBytes({ path, name, root }: SourcePath, errors: ContentErrors): Buffer | undefined {
  const file = openFileSync(path);
  if (file === 'missing' || file === 'noFile') {
    errors.add(name, undefined, file === 'missing' ? 'there is no such file' : NO_FILE_REASON);
    return undefined;
  }
  try {
    if (root === undefined || isInsideSync(path, root)) return readFileSync(file);
    errors.add(name, undefined, OUTSIDE);
    return undefined;
  } finally {
    closeSync(file);
  }
}
