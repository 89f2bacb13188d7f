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

/** The same as a condition in SQL on rows of `table`, which a contract test compares with the domain's. */
export function isPublishedAt(table: string, now: Instant, publishedBy: Instant = now): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.published_at`)} <= ${publishedBy} and ${isNotWithdrawn(table, now)})`;
}

/** Only the second condition, for queries that already exclude rows that are published later. */
export function isNotWithdrawn(table: string, now: Instant): RawBuilder<SqlBool> {
  const withdrawnAt = sql.ref(`${table}.withdrawn_at`);
  return sql<SqlBool>`(${withdrawnAt} is null or ${withdrawnAt} > ${now})`;
}
