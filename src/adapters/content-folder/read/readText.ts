import type { ContentErrors } from './ContentError.ts';
import { decodeText } from './decodeText.ts';
import { readBytes } from './readBytes.ts';
import type { SourcePath } from './SourcePath.ts';

/** A text file as UTF-8 with `\n` line ends; undefined when there is an error, which is added to `errors`. */
export function readText(source: SourcePath, errors: ContentErrors): string | undefined {
  const bytes = readBytes(source, errors);
  return bytes && decodeText(bytes, source.name, errors);
}
