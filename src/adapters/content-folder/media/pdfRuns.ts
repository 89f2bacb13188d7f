import { GAP } from '#domain/search/pdfText.ts';

/** Text that a page draws in one piece, and where, in the direction in which it is written. */
export interface TextRun {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Across that direction. */
  readonly baseline: number;
  /** The size of its font, in the same unit. */
  readonly em: number;
}

// In em. A space is a quarter; between letters of one word there is less, even where a line is stretched.
const MIN_GAP = 0.25;
const MIN_SPACE = 1;
const MIN_LINE = 0.5;

/**
 * The text of a page, from its pieces in the order in which they are drawn: with a line feed where a line ends, a space
 * where there is one to see, and `GAP` where there may be one.
 */
export function joinRuns(runs: Iterable<TextRun>): string {
  let text = '';
  let last: TextRun | undefined;
  for (const run of runs) {
    if (run.text === '') continue;
    if (last !== undefined) text += separatorOf(last, run);
    text += run.text;
    last = run;
  }
  return text;
}

function separatorOf(last: TextRun, run: TextRun): string {
  const em = Math.max(last.em, run.em);
  if (Math.abs(run.baseline - last.baseline) > MIN_LINE * em || run.start < last.start - em) return '\n';
  const gap = (run.start - last.end) / em;
  if (gap < MIN_GAP || last.text.endsWith(' ') || run.text.startsWith(' ')) return '';
  return gap < MIN_SPACE ? GAP : ' ';
}
