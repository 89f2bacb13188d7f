import { IDS_OF_SECOND } from './newDocumentIds.ts';

/** One document in so many is in the sample, which has an index of its own: what is in many documents is counted there. */
export const SAMPLE_SHARE = 16;

const HASH_RANGE = 65_536;
/** Odd numbers: ids and seconds that follow each other are spread over all of the range. */
const HASH_FACTORS = { id: 40_503, second: 30_011 } as const;

/** Whether a document is in the sample: by a hash of its id, which spreads evenly and is always the same for one id. */
export function isInSample(id: number): boolean {
  const second = Math.floor(id / IDS_OF_SECOND);
  const hash = ((id % IDS_OF_SECOND) * HASH_FACTORS.id + second * HASH_FACTORS.second) % HASH_RANGE;
  return hash < HASH_RANGE / SAMPLE_SHARE;
}
