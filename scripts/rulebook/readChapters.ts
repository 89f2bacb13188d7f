import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { readTests } from './readTests.ts';

/** One exported function or constant of the domain. */
export interface Rule {
  readonly name: string;
  /** `siteMaintenance(plan, now)` for a function, the name for a constant. */
  readonly heading: string;
  readonly isFunction: boolean;
  readonly docstring: string;
  /** The value of a constant, where it can be printed. */
  readonly value: string | undefined;
  /** Titles of the tests that use it. */
  readonly proofs: readonly string[];
}

/** One file of the domain. */
export interface Chapter {
  /** `src/domain/site/maintenance.ts`. */
  readonly file: string;
  readonly testFile: string | undefined;
  readonly rules: readonly Rule[];
  /** Whether anything in the file has a docstring. */
  readonly isDocumented: boolean;
}

/** Reads every rule of `src/domain` with the tests in `test/domain` that use it. */
export async function readChapters(root: string): Promise<readonly Chapter[]> {
  const files = globSync('src/domain/**/*.ts', { cwd: root }).sort();
  return await Promise.all(files.map((file) => readChapter(root, file)));
}

async function readChapter(root: string, file: string): Promise<Chapter> {
  const source = parse(root, file);
  const testFile = file.replace(/^src\//, 'test/').replace(/\.ts$/, '.test.ts');
  const tests = existsSync(join(root, testFile)) ? readTests(parse(root, testFile)) : undefined;
  const values = (await import(pathToFileURL(join(root, file)).href)) as Readonly<Record<string, unknown>>;
  const rules = source.statements.flatMap(declaredRules).map((declared): Rule => ({
    ...declared,
    value: declared.isFunction ? undefined : describeValue(values[declared.name]),
    proofs: (tests ?? []).filter(({ names }) => names.has(declared.name)).map(({ title }) => title),
  }));
  return {
    file,
    testFile: tests === undefined ? undefined : testFile,
    rules,
    isDocumented: source.statements.some((statement) => docstringOf(statement) !== ''),
  };
}

function parse(root: string, file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
}

type Declared = Pick<Rule, 'name' | 'heading' | 'isFunction' | 'docstring'>;

function declaredRules(statement: ts.Statement): readonly Declared[] {
  if (!ts.canHaveModifiers(statement)) return [];
  const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  if (!isExported) return [];
  const docstring = docstringOf(statement);
  if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) {
    const name = statement.name.text;
    const parameters = statement.parameters.map((parameter) => parameter.name.getText()).join(', ');
    return [{ name, heading: `${name}(${parameters})`, isFunction: true, docstring }];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name }) => ({
    name: name.getText(),
    heading: name.getText(),
    isFunction: false,
    docstring,
  }));
}

function docstringOf(statement: ts.Statement): string {
  return ts
    .getJSDocCommentsAndTags(statement)
    .filter(ts.isJSDoc)
    .map(({ comment, tags }) =>
      [ts.getTextOfJSDocComment(comment) ?? '', ...(tags ?? []).map(describeTag)].join('\n\n').trim(),
    )
    .join('\n\n');
}

function describeTag(tag: ts.JSDocTag): string {
  const comment = ts.getTextOfJSDocComment(tag.comment) ?? '';
  return ts.isJSDocParameterTag(tag) ? `\`${tag.name.getText()}\`: ${comment}` : comment;
}

function describeValue(value: unknown): string | undefined {
  if (typeof value === 'number') return value.toLocaleString('en-GB');
  if (typeof value === 'string') return `'${value}'`;
  if (value instanceof Set) return describeValue([...(value as Set<unknown>)]);
  if (Array.isArray(value)) return value.map(describeValue).join(', ');
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.entries(value)
      .map(([key, inner]) => `${key}: ${describeValue(inner) ?? '…'}`)
      .join(', ');
  return undefined;
}
