/**
 * Messages of one kind that one client may send in an hour. Generous, because mobile networks put many people behind one
 * address.
 */
export const MESSAGES_PER_HOUR = 30;
