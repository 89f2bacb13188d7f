/** The values of `Cache-Control`: who may keep an answer, and how long. */
export const cacheControl = {
  /** What is for one visitor or client, and what failed. */
  noStore: 'private, no-store',
  /** What is the same for everybody: they ask whether it still holds before they use it again. */
  revalidate: 'public, no-cache',
  /** What never changes under its name. */
  immutable: 'public, max-age=31536000, immutable',
} as const;
