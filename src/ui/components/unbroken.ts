/** Keeps a number on the line of what it counts or dates: `1 ธันวาคม`, `18.4 km`. */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
}
