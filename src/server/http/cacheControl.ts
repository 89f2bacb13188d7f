/** The values of `Cache-Control`. */
export const cacheControl = {
  /** Responses for one visitor or client, and errors. */
  noStore: 'private, no-store',
  /** Pages with a form: the browser asks again, but finds what was typed when somebody goes back. */
  privateRevalidate: 'private, no-cache',
  /** Responses that are the same for everybody: caches revalidate them before each use. */
  revalidate: 'public, no-cache',
  /** Files whose content never changes under their name. */
  immutable: 'public, max-age=31536000, immutable',
} as const;
