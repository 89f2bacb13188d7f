/** Of the part of every page's footer that says how to reach the department. */
export const CONTACT_ID = 'site-contact';
