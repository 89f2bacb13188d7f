/** What is published of an event. */
interface PublishedEvent {
  readonly revision: number;
  /** Of all that a calendar shows of the event; null for an event that was imported before it was recorded. */
  readonly digest: string | null;
}

/**
 * The revision of an event that is imported: calendar programs take only a higher one as news (RFC 5545, 3.8.7.4). It
 * rises whenever a calendar would show the event differently, and never falls, also when the event was removed meanwhile.
 *
 * @param highest that the event has ever had, in imports that were interrupted as well; undefined for a new event
 */
export function eventRevision(
  published: PublishedEvent | undefined,
  digest: string,
  highest: number | undefined,
): number {
  if (published !== undefined && published.digest === digest) return published.revision;
  return Math.max(published?.revision ?? -1, highest ?? -1) + 1;
}
