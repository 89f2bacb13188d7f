import { checkShape, isFields, type Shape } from '#adapters/shape/shape.ts';
import type { ContentErrors } from './ContentError.ts';
import type { YamlPath, YamlSource } from './YamlSource.ts';

/**
 * Reads the value at a path of a YAML file as a shape. Everything that breaks a rule of the shape, keys it does not
 * know included, becomes a fault, and the answer is undefined.
 */
export function readShape<T extends object>(
  type: Shape<T>,
  source: YamlSource,
  faults: ContentErrors,
  path: YamlPath = [],
): T | undefined {
  const value = path.reduce<unknown>((found, key) => (isFields(found) ? found[key] : undefined), source.value) ?? {};
  if (!isFields(value)) {
    faults.add(source.file, source.lineOf(path), `${prefix(path)}must be keys and values`);
    return undefined;
  }
  const checked = checkShape(type, value, 'refused');
  for (const { path: inside, reason } of checked.faults) {
    const here = [...path, ...inside];
    faults.add(source.file, source.lineOf(here), `${prefix(here)}${reason}`);
  }
  return checked.faults.length === 0 ? checked.instance : undefined;
}

/** `cover.alt.th: `, `attachments[1].file: `: list positions are counted from 1, as people count. */
export function prefix(path: YamlPath): string {
  const name = path.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`)).join('');
  return name === '' ? '' : `${name.replace(/^\./, '')}: `;
}
