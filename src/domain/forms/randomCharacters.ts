/**
 * Characters of an alphabet, made from random bytes.
 *
 * @param random more bits than the characters hold, so that each is as likely as any other
 */
export function randomCharacters(random: Uint8Array, alphabet: string, length: number): string {
  const size = BigInt(alphabet.length);
  let rest = random.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  let characters = '';
  while (characters.length < length) {
    characters += alphabet.charAt(Number(rest % size));
    rest /= size;
  }
  return characters;
}
