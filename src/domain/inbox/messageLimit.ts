/** Messages of one kind that one client may send in an hour: less than feedback, because people read them. */
export const MESSAGES_PER_HOUR = 30;
