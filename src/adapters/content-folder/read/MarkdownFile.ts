import { readYaml } from './readYaml.ts';
import { FrontMatterSchema } from '../schemas/ItemSchema.ts';
import { parseYaml } from './YamlSource.ts';
import type { ContentErrors } from './ContentError.ts';

/** `th.md` or `en.md`: the front matter between the `---` lines, and the Markdown below them. */
export interface MarkdownFile {
  /** Name in errors. */
  readonly file: string;
  /** Undefined when it has errors. */
  readonly front: FrontMatterSchema | undefined;
  readonly body: string;
  /** The first line of the body. */
  readonly bodyLine: number;
  readonly lineOf: (key: keyof FrontMatterSchema) => number;
}

export function parseMarkdownFile(text: string, file: string, errors: ContentErrors): MarkdownFile | undefined {
  const [matter, yaml] = /^---[ \t]*\n((?:[\s\S]*?\n)?)---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (matter === undefined || yaml === undefined) {
    errors.add(file, 1, 'must begin with a line ---, the title and so on, and another line ---');
    return undefined;
  }
  const source = parseYaml(yaml, file, 2, errors);
  return {
    file,
    front: source && readYaml(FrontMatterSchema, source, errors),
    body: text.slice(matter.length),
    bodyLine: matter.split('\n').length,
    lineOf: (key) => source?.lineOf([key]) ?? 1,
  };
}
