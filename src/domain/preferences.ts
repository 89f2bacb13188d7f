/** A visitor's choice of text size and contrast, stored in one cookie, `prefs`. */
export interface Preferences {
  readonly textSize: TextSize;
  readonly contrast: Contrast;
}

/** The text sizes: ก- ก ก+ of Thai public sites, and one larger. */
export const TEXT_SIZES = ['small', 'normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** `auto` follows the setting of the device. `high` is yellow on black, as on other Thai public sites. */
export const CONTRASTS = ['auto', 'light', 'dark', 'high'] as const;
export type Contrast = (typeof CONTRASTS)[number];

export const DEFAULT_PREFERENCES: Preferences = { textSize: 'normal', contrast: 'auto' };

export const PREFERENCES_COOKIE = 'prefs';

/**
 * Parses the cookie, such as `large.high`. A part that is not valid gets its default value, so a broken cookie breaks
 * no page.
 */
export function parsePreferences(cookie: string | undefined): Preferences {
  if (cookie === undefined) return DEFAULT_PREFERENCES;
  const [size, contrast] = cookie.split('.');
  return {
    textSize: TEXT_SIZES.find((offered) => offered === size) ?? DEFAULT_PREFERENCES.textSize,
    contrast: CONTRASTS.find((offered) => offered === contrast) ?? DEFAULT_PREFERENCES.contrast,
  };
}

export function formatPreferences(preferences: Preferences): string {
  return `${preferences.textSize}.${preferences.contrast}`;
}

export function isDefault(preferences: Preferences): boolean {
  return formatPreferences(preferences) === formatPreferences(DEFAULT_PREFERENCES);
}
