/** The browsers and apps that are told apart, by a sign of each: those that pass for others come before these. */
const BROWSERS = {
  LINE: /\bLine\//,
  Facebook: /\bFB(?:AN|AV|IOS)\b/,
  Edge: /\bEdg(?:A|iOS)?\//,
  Opera: /\bOPR\//,
  'Samsung Internet': /\bSamsungBrowser\//,
  Firefox: /\b(?:Firefox|FxiOS)\//,
  Chrome: /\b(?:Chrome|CriOS)\//,
  Safari: /\bVersion\/.*\bSafari\//,
} as const;

const SYSTEMS = {
  iOS: /\b(?:iPhone|iPad)\b/,
  Android: /\bAndroid\b/,
  Windows: /\bWindows\b/,
  macOS: /\bMacintosh\b/,
  ChromeOS: /\bCrOS\b/,
  Linux: /\bLinux\b/,
} as const;

/** The names of the browsers and systems that are told apart. */
export const BROWSER_NAMES = Object.keys(BROWSERS) as readonly (keyof typeof BROWSERS)[];
export const SYSTEM_NAMES = Object.keys(SYSTEMS) as readonly (keyof typeof SYSTEMS)[];

/** A browser in general words, so that members recognise their own sessions: no version, no model. */
export interface BrowserName {
  readonly browser?: keyof typeof BROWSERS;
  readonly system?: keyof typeof SYSTEMS;
}

/**
 * The name of a browser by its `User-Agent` header. Both parts are from closed lists, and absent when they are not known:
 * nothing that a stranger puts into a header gets into mails and pages.
 */
export function browserName(userAgent: string): BrowserName {
  const browser = firstMatch(BROWSERS, userAgent);
  const system = firstMatch(SYSTEMS, userAgent);
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) };
}

function firstMatch<Name extends string>(signs: Readonly<Record<Name, RegExp>>, text: string): Name | undefined {
  return (Object.keys(signs) as Name[]).find((name) => signs[name].test(text));
}
