import { readShape } from '../read/readShape.ts';
import { FrontMatterShape } from '../shapes/FrontMatterShape.ts';
import { parseYaml } from '../read/YamlSource.ts';
import type { ContentErrors } from '../read/ContentError.ts';

/** `th.md` or `en.md`: what stands between the `---` lines, and the Markdown behind them. */
export interface MarkdownFile {
  /** As a fault names it. */
  readonly file: string;
  /** Undefined when it has faults. */
  readonly front: FrontMatterShape | undefined;
  readonly body: string;
  /** The line that the body begins at. */
  readonly bodyLine: number;
  readonly lineOf: (key: keyof FrontMatterShape) => number;
}

export function parseMarkdownFile(text: string, file: string, faults: ContentErrors): MarkdownFile | undefined {
  const [matter, yaml] = /^---[ \t]*\n((?:[\s\S]*?\n)?)---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (matter === undefined || yaml === undefined) {
    faults.add(file, 1, 'must begin with a line ---, the title and so on, and another line ---');
    return undefined;
  }
  const source = parseYaml(yaml, file, 2, faults);
  return {
    file,
    front: source && readShape(FrontMatterShape, source, faults),
    body: text.slice(matter.length),
    bodyLine: matter.split('\n').length,
    lineOf: (key) => source?.lineOf([key]) ?? 1,
  };
}
