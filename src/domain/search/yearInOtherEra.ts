/** Years of the Buddhist era are this much higher. */
const ERA = 543;

/** The same year in the other era: 2026 for '2569', 2569 for '2026'. Undefined for a word that is no likely year. */
export function yearInOtherEra(word: string): string | undefined {
  if (!/^\d{4}$/.test(word)) return undefined;
  const year = Number(word);
  if (year >= 2400 && year < 2700) return String(year - ERA);
  return year >= 2400 - ERA && year < 2700 - ERA ? String(year + ERA) : undefined;
}
