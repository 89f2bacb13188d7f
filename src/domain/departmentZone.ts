/** The department's time zone is that of Bangkok: seven hours ahead of UTC, without summer time. */
export const DEPARTMENT_OFFSET_MS = 7 * 3_600_000;
