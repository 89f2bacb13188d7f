import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { publicationState } from '#domain/content/visibility.ts';
import type { Instant } from '#domain/instant.ts';
import type { VersionTable } from '../StoreTables.ts';

/** Whether a row is published by the domain's `publicationState`. */
export function isPublished(row: Pick<VersionTable, 'published_at' | 'withdrawn_at'>, now: Instant): boolean {
  const withdrawal = row.withdrawn_at === null ? {} : { withdrawnAt: row.withdrawn_at };
  return publicationState({ publishedAt: row.published_at, ...withdrawal }, now) === 'published';
}

/** The same as a condition in SQL, which a contract test compares with the domain's. */
export function isPublishedAt(now: Instant, publishedBy: Instant = now): RawBuilder<SqlBool> {
  return sql<SqlBool>`(v.published_at <= ${publishedBy} and ${isNotWithdrawn(now)})`;
}

/** Only the second condition, for queries that already exclude rows that are published later. */
export function isNotWithdrawn(now: Instant): RawBuilder<SqlBool> {
  return sql<SqlBool>`(v.withdrawn_at is null or v.withdrawn_at > ${now})`;
}
