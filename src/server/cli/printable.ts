/** All of these but line ends: they could send commands to a terminal, or show words in another order. */
const STEERING = /(?![\n\r])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A text as it can be printed on a terminal: with a replacement character for each one that could steer it. */
export function printable(text: string): string {
  return text.replace(STEERING, '\ufffd');
}
