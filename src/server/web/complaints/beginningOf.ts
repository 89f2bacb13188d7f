const MAX_LENGTH = 100;

const WORDS = new Intl.Segmenter('th', { granularity: 'word' });

/** The first line of a text, or the words of it that fit into a title. */
export function beginningOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  if (line.length <= MAX_LENGTH) return line;
  // Segmenting takes time with the square of the length.
  const words = Array.from(WORDS.segment(line.slice(0, 2 * MAX_LENGTH)));
  const end = words.findLast(({ index }) => index <= MAX_LENGTH)?.index ?? MAX_LENGTH;
  return `${line.slice(0, end).trimEnd()}…`;
}
