/**
 * Votes and comments that one client may send in an hour. Generous, because mobile networks put many people behind one
 * address.
 */
export const FEEDBACK_PER_HOUR = 60;
