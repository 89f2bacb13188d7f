import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { publicationState, type Publication } from '#domain/content/visibility.ts';
import type { Instant } from '#domain/instant.ts';
import type { VersionTable } from '../StoreTables.ts';

type PublicationRow = Pick<VersionTable, 'published_at' | 'withdrawn_at'>;

/** Whether a row is published by the domain's `publicationState`. */
export function isPublished(row: PublicationRow, now: Instant): boolean {
  return publicationState(publicationOf(row), now) === 'published';
}

export function publicationOf({ published_at, withdrawn_at }: PublicationRow): Publication {
  return { publishedAt: published_at, ...(withdrawn_at !== null && { withdrawnAt: withdrawn_at }) };
}

/** The same as a condition in SQL, which a contract test compares with the domain's. */
export function isPublishedAt(now: Instant, publishedBy: Instant = now): RawBuilder<SqlBool> {
  return sql<SqlBool>`(v.published_at <= ${publishedBy} and ${isNotWithdrawn(now)})`;
}

/** Only the second condition, for queries that already exclude rows that are published later. */
export function isNotWithdrawn(now: Instant): RawBuilder<SqlBool> {
  return sql<SqlBool>`(v.withdrawn_at is null or v.withdrawn_at > ${now})`;
}
