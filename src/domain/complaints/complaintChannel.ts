/** How a complaint reached the department. All but `web` are filed by an operator. */
export const COMPLAINT_CHANNELS = ['web', 'phone', 'counter', 'letter'] as const;
export type ComplaintChannel = (typeof COMPLAINT_CHANNELS)[number];
