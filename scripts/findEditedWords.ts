type Words = Readonly<Record<string, string>>;

/**
 * The ids of messages whose English words somebody edited in the catalogue, which is generated: they are neither those
 * of the code nor those of the last time.
 *
 * @param extracted the words of the code
 * @param catalogue the words of the catalogue
 * @param last the words of the code the last time
 */
export function findEditedWords(extracted: Words, catalogue: Words, last: Words): readonly string[] {
  return Object.entries(catalogue).flatMap(([id, words]) =>
    id in extracted && id in last && words !== extracted[id] && words !== last[id] ? [id] : [],
  );
}
