import { isMap, isSeq, parseDocument, type Node } from 'yaml';
import { BUDDHIST_ERA_OFFSET } from '#domain/buddhistEra.ts';
import type { ContentErrors } from '../read/ContentError.ts';
import { KINDS } from '#domain/content/kinds.ts';
import type { CategorySchema } from '../schemas/CategoriesSchema.ts';

/**
 * Adds a fiscal year of disclosure to the text of a categories.yaml: the lines of another year, with that year's number
 * replaced, above them. Every other character stays as its author wrote it; if the year exists, nothing changes.
 * Undefined when there is an error, which is added to `errors`.
 */
export function addYearOfCategories(
  text: string,
  file: string,
  from: number,
  to: number,
  errors: ContentErrors,
): string | undefined {
  const years = parseDocument(text).get(KINDS.oit.folder);
  const nodes = isSeq<Node>(years) ? years.items : [];
  const categoryOf = (node: Node) => (isMap(node) ? (node.toJSON() as CategorySchema) : undefined);
  if (nodes.some((node) => categoryOf(node)?.code === String(to))) return text;
  const node = nodes.find((one) => categoryOf(one)?.code === String(from));
  if (node?.range == null || !isSeq(years) || years.flow === true) {
    errors.add(file, undefined, `must have the year ${from} in its list oit, in lines of its own`);
    return undefined;
  }
  const unchanged = categoryOf(node)?.children?.filter(({ code }) => !code.includes(String(from))) ?? [];
  for (const { code } of unchanged)
    errors.add(file, undefined, `oit: ${code} must have ${from} in it, so that ${to} can have a code of its own`);
  if (unchanged.length > 0) return undefined;
  const start = text.lastIndexOf('\n', node.range[0]) + 1;
  const lines = text.slice(start, node.range[1]).trimEnd();
  return `${text.slice(0, start)}${shiftYear(lines, from, to)}\n${text.slice(start)}`;
}

/** Replaces one year of the Buddhist era in a text by another one; the same years of the Gregorian era too. */
export function shiftYear(text: string, from: number, to: number): string {
  const gregorian = (year: number) => String(year - BUDDHIST_ERA_OFFSET);
  return text.replaceAll(String(from), String(to)).replaceAll(gregorian(from), gregorian(to));
}
