/** Milliseconds by which the department's time zone (Bangkok, no summer time) is ahead of UTC: seven hours. */
export const DEPARTMENT_OFFSET_MS = 7 * 3_600_000;
