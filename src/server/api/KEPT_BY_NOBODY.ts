/** `Cache-Control` of what was asked for with a token. */
export const KEPT_BY_NOBODY = 'private, no-store';
