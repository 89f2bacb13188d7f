/** The values of `Cache-Control`. */
export const cacheControl = {
  /** Responses for one visitor or client, and errors. */
  noStore: 'private, no-store',
  /** Pages with a form: the browser asks again, but finds what was typed when somebody goes back. */
  privateRevalidate: 'private, no-cache',
  /** Responses that are the same for everybody: browsers revalidate them before each use, proxies each second. */
  shared: 'public, max-age=0, s-maxage=1, must-revalidate',
  /** The same for responses of which each use is counted here, so that proxies revalidate them too before each use. */
  revalidate: 'public, no-cache',
  /** Responses that are the same for everybody with the same preferences. */
  variant: 'private, max-age=0, must-revalidate',
  /** Files whose content never changes under their name. */
  immutable: 'public, max-age=31536000, immutable',
} as const;

const SHARED: ReadonlySet<unknown> = new Set([cacheControl.shared, cacheControl.revalidate, cacheControl.variant]);

/** Whether a response with this `Cache-Control` is the same for many visitors until something is published. */
export function isShared(value: unknown): boolean {
  return SHARED.has(value);
}
