import type { ContentErrors } from './ContentError.ts';
import { NO_FILE_REASON, openFile } from './openFile.ts';
import { isInside, OUTSIDE, type SourcePath } from './SourcePath.ts';

/** A text file as UTF-8 with `\n` line ends; undefined when there is an error, which is added to `errors`. */
export async function readText(source: SourcePath, errors: ContentErrors): Promise<string | undefined> {
  const { name } = source;
  const bytes = await readBytes(source, errors);
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

async function readBytes({ path, name, root }: SourcePath, errors: ContentErrors): Promise<Buffer | undefined> {
  const handle = await openFile(path);
  if (handle === 'missing' || handle === 'noFile') {
    errors.add(name, undefined, handle === 'missing' ? 'there is no such file' : NO_FILE_REASON);
    return undefined;
  }
  try {
    if (root === undefined || (await isInside(path, root))) return await handle.readFile();
    errors.add(name, undefined, OUTSIDE);
    return undefined;
  } finally {
    await handle.close();
  }
}
