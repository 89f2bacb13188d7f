import type { Limit } from './limit.ts';

/** Uploads are counted in these, so that the count of a day is an integer of 32 bits. */
const KILOBYTE = 1_024;
const DAY_SECONDS = 86_400;

/** How much one client may upload within a day, in kilobytes. @param maxBytes rounded down to kilobytes */
export function uploadQuota(maxBytes: number): Limit {
  return { purpose: 'upload', uses: Math.floor(maxBytes / KILOBYTE), seconds: DAY_SECONDS };
}

/**
 * What a further part of a file uses of the quota, in kilobytes: a file uses its size, rounded up, however many parts it
 * comes in.
 *
 * @param bytesBefore what came of the file before
 */
export function quotaUses(bytesBefore: number, bytes: number): number {
  return Math.ceil((bytesBefore + bytes) / KILOBYTE) - Math.ceil(bytesBefore / KILOBYTE);
}
