import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { SchemaError } from '#adapters/schema/readSchema.ts';

/**
 * Reads a YAML file that a setting names. Throws an error that names setting and file, and what is wrong.
 *
 * @param read what the file has to contain; throws `SchemaError`, or an error that says what is wrong
 */
export async function readYaml<T>(setting: string, file: string, read: (content: unknown) => T): Promise<T> {
  try {
    return read(parse(await readFile(file, 'utf8')));
  } catch (cause) {
    const reason =
      cause instanceof SchemaError
        ? cause.errors.map(({ path, reason: why }) => `${path.join('.')} ${why}`).join('; ')
        : String(cause instanceof Error ? cause.message : cause);
    throw new Error(`${setting}: ${file}: ${reason}`, { cause });
  }
}
