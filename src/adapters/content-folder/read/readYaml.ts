import { readStrict, SchemaError } from '#adapters/schema/readSchema.ts';
import { isFields, type SchemaClass } from '#adapters/schema/schema.ts';
import type { ContentErrors } from './ContentError.ts';
import type { YamlPath, YamlSource } from './YamlSource.ts';

/** Reads the value at a path of a YAML file by a schema; undefined when it has errors, which are added to `errors`. */
export function readYaml<T extends object>(
  type: SchemaClass<T>,
  source: YamlSource,
  errors: ContentErrors,
  path: YamlPath = [],
): T | undefined {
  const value = path.reduce<unknown>((found, key) => (isFields(found) ? found[key] : undefined), source.value) ?? {};
  try {
    // 1111 without quotes is a number in YAML, and 08 loses its zero.
    return readStrict(type, value, { notTextHint: 'put it in quotes' });
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    for (const { path: inside, reason } of error.errors) {
      const here = [...path, ...inside];
      errors.add(source.file, source.lineOf(here), `${pathPrefix(here)}${reason}`);
    }
    return undefined;
  }
}

/** `cover.alt.th: `, `attachments[1].file: `: list positions are counted from 1, as people count. */
export function pathPrefix(path: YamlPath): string {
  const name = path.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`)).join('');
  return name === '' ? '' : `${name.replace(/^\./, '')}: `;
}
