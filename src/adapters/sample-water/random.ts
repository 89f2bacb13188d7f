/**
 * Random numbers that depend on their key only: the same key gives the same number, whatever was asked before. So a day
 * has the same weather in every run of the simulation.
 */

/** A key of text, as a whole number of 32 bits (FNV-1a). */
export function keyOf(seed: number, text: string): number {
  let hash = mix(seed, 0x811c9dc5);
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** At least 0 and less than 1, evenly distributed. `what` separates the uses of one key and number. */
export function uniform(key: number, number: number, what: number): number {
  return mix(mix(key, number), what) / 2 ** 32;
}

/** Nearly a normal distribution with mean 0 and standard deviation 1: the sum of four even ones. */
export function normal(key: number, number: number, what: number): number {
  const sum = [0, 1, 2, 3].reduce((total, part) => total + uniform(key, number, what * 4 + part), 0);
  return (sum - 2) * Math.sqrt(3);
}

/** Mixes the bits of two numbers (the finalizer of MurmurHash3). */
function mix(key: number, number: number): number {
  let hash = Math.imul(key ^ Math.imul(number + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
