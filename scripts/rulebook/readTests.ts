import ts from 'typescript';

/** One `it` of a test file. */
export interface Test {
  /** Including the titles of the enclosing `describe`s: one sentence. */
  readonly title: string;
  /** Every identifier in its body. */
  readonly names: ReadonlySet<string>;
}

/** Reads the tests of a file in their order. Titles that are computed at run time are skipped: write titles in full. */
export function readTests(source: ts.SourceFile): readonly Test[] {
  const tests: Test[] = [];
  const visit = (node: ts.Node, titles: readonly string[]): void => {
    const call = readBlock(node);
    if (call?.kind === 'it') tests.push({ title: [...titles, call.title].join(' '), names: identifiersOf(call.body) });
    const below = call?.kind === 'describe' ? [...titles, call.title] : titles;
    ts.forEachChild(node, (child) => {
      visit(child, below);
    });
  };
  visit(source, []);
  return tests;
}

function readBlock(node: ts.Node): { kind: 'describe' | 'it'; title: string; body: ts.Node } | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const kind = node.expression.text;
  const [title, body] = node.arguments;
  if ((kind !== 'describe' && kind !== 'it') || title === undefined || body === undefined) return undefined;
  return ts.isStringLiteralLike(title) ? { kind, title: title.text, body } : undefined;
}

function identifiersOf(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (inner: ts.Node): void => {
    if (ts.isIdentifier(inner)) names.add(inner.text);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return names;
}
