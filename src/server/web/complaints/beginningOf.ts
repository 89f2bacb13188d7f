const MAX_LENGTH = 100;

const WORDS = new Intl.Segmenter('th', { granularity: 'word' });

/** The first line of a text, or the words of it that fit into a title. */
export function beginningOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  if (line.length <= MAX_LENGTH) return line;
  const end = Array.from(WORDS.segment(line)).findLast(({ index }) => index <= MAX_LENGTH)?.index ?? MAX_LENGTH;
  return `${line.slice(0, end).trimEnd()}…`;
}
