/** The pairs of neighbouring characters of a word, each once: a word that contains another one has all of its pairs. */
export function gramsOf(word: string): readonly string[] {
  const characters = Array.from(word);
  return [...new Set(characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`))];
}
