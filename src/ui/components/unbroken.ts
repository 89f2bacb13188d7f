/** Keeps a number on the line of what it counts or dates, and a year with its era: `1 ธันวาคม`, `พ.ศ. 2570`, `18.4 km`. */
export function unbroken(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})|(?<=พ\.ศ\.|ปี) (?=\d)/gu, '\u00a0');
}
