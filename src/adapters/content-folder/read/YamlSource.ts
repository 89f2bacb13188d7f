import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import type { ContentErrors } from './ContentError.ts';
import { findUnwantedCharacter } from './unwantedCharacter.ts';

/** Values that the aliases of a file may stand for together. */
const MAX_ALIASES = 100;

export type YamlPath = readonly (string | number)[];

/** YAML that knows the lines of its values. */
export interface YamlSource {
  /** Name in errors. */
  readonly file: string;
  readonly value: unknown;
  /** The line of a value's key, or of the nearest parent that exists. */
  lineOf(path: YamlPath): number;
}

/** For an item without `item.yaml`. */
export function emptyYaml(file: string): YamlSource {
  return { file, value: {}, lineOf: () => 1 };
}

/** @param firstLine the line of the file at which the text begins */
export function parseYaml(
  text: string,
  file: string,
  firstLine: number,
  errors: ContentErrors,
): YamlSource | undefined {
  const { document, lineAt } = parseTree(text, firstLine);
  const problems = [...document.errors, ...document.warnings];
  for (const { pos, message } of problems) errors.add(file, lineAt(pos[0]), `is not right as YAML: ${message}`);
  if (problems.length > 0) return undefined;

  // Parsed again: only errors need lines, and the trees of all files of a large folder are hundreds of megabytes.
  const lineOf = (path: YamlPath): number => {
    const { document, lineAt } = parseTree(text, firstLine);
    let node: unknown = document.contents;
    let line = firstLine;
    for (const step of path) {
      if (isAlias(node)) node = node.resolve(document);
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
        if (pair === undefined) break;
        line = lineAt(offsetOf(pair.key));
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(step)];
        if (node === undefined) break;
        line = lineAt(offsetOf(node));
      } else break;
    }
    return line;
  };
  let value: unknown;
  try {
    value = valueOf(document);
  } catch (error) {
    errors.add(file, firstLine, `is not right as YAML: ${aliasError(error)}`);
    return undefined;
  }
  // Between double quotes, `\x01` is a character that the file itself does not have.
  const unwanted = findInTexts(value);
  if (unwanted === undefined) return { file, value, lineOf };
  errors.add(file, lineOf(unwanted.path), unwanted.error);
  return undefined;
}

/** The first text in which there is a character that no page should have. */
function findInTexts(value: unknown, path: YamlPath = []): { path: YamlPath; error: string } | undefined {
  if (typeof value === 'string') {
    const unwanted = findUnwantedCharacter(value);
    return unwanted && { path, error: unwanted.error };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inside] of Object.entries(value)) {
    const found = findInTexts(inside, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function parseTree(text: string, firstLine: number) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => firstLine + Math.max(1, lines.linePos(offset).line) - 1;
  return { document, lineAt };
}

/** Throws when an alias has no anchor, contains itself, or makes millions of values out of a few lines. */
function valueOf(document: Document): unknown {
  const anchors: unknown[] = [];
  const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES, onAnchor: (anchor) => void anchors.push(anchor) });
  if (anchors.length > 0) JSON.stringify(value); // throws a TypeError when the value contains itself
  return value;
}

function aliasError(error: unknown): string {
  if (error instanceof ReferenceError && error.message.startsWith('Unresolved')) return error.message;
  if (error instanceof ReferenceError) return 'its aliases (*name) repeat too much';
  if (error instanceof TypeError) return 'an alias (*name) is inside of what it repeats';
  throw error;
}

function offsetOf(node: unknown): number {
  return (node as Node).range?.[0] ?? 0;
}
