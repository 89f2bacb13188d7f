const PARAGRAPH_END = '</p>';

/** The first paragraph of a text and the rest; a text that begins with anything else is not divided. */
export function openingParagraph(html: string): readonly [opening: string, rest: string] {
  if (!html.startsWith('<p>')) return [html, ''];
  const end = html.indexOf(PARAGRAPH_END) + PARAGRAPH_END.length;
  return [html.slice(0, end), html.slice(end).trim()];
}
