/** Round the site, where a browser or a phone colours its own frame: the emblem's. */
export const THEME_COLOUR = '#0f5c73';
