import { isMap, isSeq, parseDocument, type Node } from 'yaml';
import type { ContentErrors } from '../read/ContentError.ts';
import { KIND_FOLDERS } from '../read/kindFolders.ts';
import { shiftYear } from './shiftYear.ts';
import type { CategoryShape } from '../shapes/CategoriesShape.ts';

/**
 * The text of a categories.yaml with one more fiscal year of disclosure: the lines of another year, that year's number
 * in them moved on, put above it. Every other character stays as its author wrote it, and all of them when the year is
 * there already. Undefined when there is a fault, which is told.
 */
export function addYearOfCategories(
  text: string,
  file: string,
  from: number,
  to: number,
  faults: ContentErrors,
): string | undefined {
  const years = parseDocument(text).get(KIND_FOLDERS.oit);
  const nodes = isSeq<Node>(years) ? years.items : [];
  const categoryOf = (node: Node) => (isMap(node) ? (node.toJSON() as CategoryShape) : undefined);
  if (nodes.some((node) => categoryOf(node)?.code === String(to))) return text;
  const node = nodes.find((one) => categoryOf(one)?.code === String(from));
  if (node?.range == null || !isSeq(years) || years.flow === true) {
    faults.add(file, undefined, `must have the year ${from} in its list oit, in lines of its own`);
    return undefined;
  }
  const still = categoryOf(node)?.children?.filter(({ code }) => !code.includes(String(from))) ?? [];
  for (const { code } of still)
    faults.add(file, undefined, `oit: ${code} must have ${from} in it, so that ${to} can have a code of its own`);
  if (still.length > 0) return undefined;
  const start = text.lastIndexOf('\n', node.range[0]) + 1;
  const lines = text.slice(start, node.range[1]).trimEnd();
  return `${text.slice(0, start)}${shiftYear(lines, from, to)}\n${text.slice(start)}`;
}
