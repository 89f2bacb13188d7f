import type { Limit } from '../limits/limit.ts';
import type { TrackingCode } from './trackingCode.ts';

/** Tries to open one complaint from one network, in an hour. */
export const OPENINGS_PER_CODE = 10;
/** Tries to open complaints from one network, in an hour: mobile networks put thousands of people behind one address. */
export const OPENINGS_PER_NETWORK = 200;

const HOUR_SECONDS = 3_600;

/** The limit of tries for one pair of tracking code and network (`codeSubject`). */
export function codeLimit(): Limit {
  return { purpose: 'openComplaint', uses: OPENINGS_PER_CODE, seconds: HOUR_SECONDS };
}

/** The limit of tries for one network, over all tracking codes. */
export function networkLimit(): Limit {
  return { purpose: 'openComplaints', uses: OPENINGS_PER_NETWORK, seconds: HOUR_SECONDS };
}

/** Who is limited by `codeLimit`. A stranger who tries passwords closes nothing for the complainant elsewhere. */
export function codeSubject(code: TrackingCode, network: string): string {
  return JSON.stringify([code, network]);
}
