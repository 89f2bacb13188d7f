const INLINE_TAG = /<\/?(?:a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u|wbr)(?:\s[^>]*)?>/gi;
const LINE_BREAK = /<br\s*\/?>/gi;
/** What is between two pieces of text, as one. */
const TAGS = /((?:<[^>]*>\s*)+)/;
const CELL = /<\/?t[dhr][\s>]/i;
const PUNCTUATED = /[.!?…:;,]['"’”)\]]*$/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi;

/**
 * The text of sanitised HTML, in one line. Cells of tables, and blocks that end without punctuation, are separated by
 * dots, other blocks by spaces, and words that only look different not at all.
 */
export function plainText(html: string): string {
  const pieces = html.replace(INLINE_TAG, '').replace(LINE_BREAK, ' ').split(TAGS);
  let text = '';
  let tags = '';
  for (const [index, piece] of pieces.entries()) {
    const isTags = index % 2 === 1;
    const added = isTags ? '' : lineOf(piece);
    if (isTags) tags += piece;
    if (added === '') continue;
    if (text !== '') text += PUNCTUATED.test(text) && !CELL.test(tags) ? ' ' : ' · ';
    text += added;
    tags = '';
  }
  return text;
}

function lineOf(text: string): string {
  return text
    .replace(ENTITY, (all, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? all;
      const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    })
    .replace(/\s+/g, ' ')
    .trim();
}
