import { sql } from 'kysely';
import type { ContentDetail } from '#domain/content/content.ts';
import { relevance } from '#domain/search/relevance.ts';
import { MAX_REACHABLE_RESULTS } from '#domain/search/search.ts';
import type { Tx } from '../../Database.ts';
import { versionsOfItems } from '../../content/publishedVersions.ts';
import { anyOf } from '../MatchExpression.ts';
import type { IndexPart, SearchEngine } from '../SearchEngine.ts';
import type { Counted } from './countResults.ts';
import type { DocumentKey } from './DocumentKey.ts';
import type { Matcher } from './Matcher.ts';
import { isInScope, type SearchScope } from './SearchScope.ts';
import { startOfNewest } from './startOfNewest.ts';
import type { WeighedTerm } from './weighTerms.ts';

/** Of so few documents, the engine's own rank decides between those that are equal otherwise. */
const MAX_RANKED = 200;

/** Of more documents than are ranked, the newest whose names match are at most so many of these. */
const MAX_NAMED = 500;

interface CandidateRow extends DocumentKey {
  readonly id: number;
  readonly title_words: string;
  readonly name_words: string;
  readonly published_at: string;
}

interface Ranking {
  readonly terms: readonly WeighedTerm[];
  readonly match: Matcher;
  /** Whether documents may lack terms: then it matters which they have. */
  readonly isRelaxed: boolean;
  readonly counted: Counted;
}

/**
 * The documents that match, the most relevant first, at most `MAX_REACHABLE_RESULTS`: of more, the newest whose names
 * match, and the newest.
 */
export async function rankDocuments(
  tx: Tx,
  search: SearchEngine,
  scope: SearchScope,
  { terms, match, isRelaxed, counted }: Ranking,
): Promise<readonly DocumentKey[]> {
  const candidates = await findCandidates(tx, match, scope, counted);
  if (candidates.length === 0) return [];
  const ids = candidates.map(({ id }) => id);
  const having = isRelaxed ? await matchesOfTerms(tx, search, terms, ids) : undefined;
  const pending = await pendingDisclosures(tx, scope, candidates);
  const ranks = ids.length > MAX_RANKED ? undefined : await textRanks(tx, search, terms, ids);
  return candidates
    .map((row) => ({
      row,
      relevance: relevance(terms, {
        titleWords: row.title_words.split(' '),
        nameWords: row.name_words.split(' '),
        matches: terms.map((_, index) => having?.get(index)?.has(row.id) ?? true),
        textRank: ranks?.get(row.id) ?? 0,
        isPending: pending.has(row),
      }),
    }))
    .sort((one, other) => other.relevance - one.relevance || newerFirst(one.row, other.row))
    .slice(0, MAX_REACHABLE_RESULTS)
    .map(({ row }) => row);
}

function newerFirst(one: CandidateRow, other: CandidateRow): number {
  if (one.published_at !== other.published_at) return one.published_at > other.published_at ? -1 : 1;
  return one.slug < other.slug ? -1 : 1;
}

async function findCandidates(tx: Tx, match: Matcher, scope: SearchScope, { count, matches }: Counted) {
  const newest =
    matches === undefined
      ? await newestMatches(tx, match, scope, 'texts', MAX_REACHABLE_RESULTS)
      : matches.map(({ id }) => id).sort((one, other) => other - one);
  const named = count > MAX_REACHABLE_RESULTS ? await newestMatches(tx, match, scope, 'names', MAX_NAMED) : [];
  return await candidatesOf(tx, [...new Set([...named, ...newest])].slice(0, MAX_REACHABLE_RESULTS));
}

/** Ids, at most `count`. */
async function newestMatches(
  tx: Tx,
  match: Matcher,
  scope: SearchScope,
  field: IndexPart['field'],
  count: number,
): Promise<readonly number[]> {
  const start = await startOfNewest(tx, match, scope, field, count);
  const { from, id, where } = match({ field, documents: 'all', start });
  const { rows } = await sql<{ readonly id: number }>`
    select d.id from ${from} where ${where} and ${isInScope(scope, id)}
    order by ${id} desc limit ${sql.lit(count)}`.execute(tx);
  return rows.map(({ id: found }) => found);
}

async function candidatesOf(tx: Tx, ids: readonly number[]): Promise<readonly CandidateRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CandidateRow>`
    select d.id, d.kind, d.slug, d.published_at, n.title_words, n.name_words
    from search_documents as d join search_names as n on n.document = d.id
    where d.id in (${sql.join(ids.map((id) => sql.lit(id)))})`.execute(tx);
  return rows;
}

/** The codes of disclosure among the candidates that have no links to what they should disclose. */
async function pendingDisclosures(
  tx: Tx,
  { site, locale, generation, now }: SearchScope,
  candidates: readonly CandidateRow[],
): Promise<ReadonlySet<CandidateRow>> {
  const codes = candidates.flatMap((row) => (row.kind === 'oit' ? [{ ...row, kind: row.kind }] : []));
  if (codes.length === 0) return new Set();
  const rows = await versionsOfItems({ tx, generation, state: '', now }, site, codes)
    .select(['v.slug', 'v.locale', 'v.detail'])
    .execute();
  const pending = new Set(
    rows.flatMap(({ slug, locale: ofRow, detail }) => {
      const disclosed = JSON.parse(detail) as ContentDetail;
      return ofRow === locale && disclosed.kind === 'oit' && disclosed.links.length === 0 ? [slug] : [];
    }),
  );
  return new Set(candidates.filter(({ kind, slug }) => kind === 'oit' && pending.has(slug)));
}

/** How well the texts of documents match by the engine's own rank, from 0 to 1. Common words say nothing about it. */
async function textRanks(
  tx: Tx,
  search: SearchEngine,
  terms: readonly WeighedTerm[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const telling = terms.length === 1 ? terms : terms.filter(({ isCommon }) => !isCommon);
  const phrases = telling.flatMap(({ forms }) => forms.filter(({ closeness }) => closeness === 1));
  if (phrases.length === 0) return new Map();
  const match = anyOf(phrases.map(({ indexed }) => indexed));
  const { index, id, rank, where } = search.matching(match, { field: 'texts', documents: ids });
  const { rows } = await sql<{ readonly id: number; readonly rank: number }>`
    select ${id} as id, ${rank} as rank from ${index} where ${where}`.execute(tx);
  const best = Math.max(...rows.map((row) => row.rank));
  const worst = rows.length < ids.length ? 0 : Math.min(...rows.map((row) => row.rank));
  return new Map(rows.map((row) => [row.id, best === worst ? 1 : (row.rank - worst) / (best - worst)]));
}

/** For each term by its index, the documents that have it. Common terms are not looked up: what has them or not weighs little. */
async function matchesOfTerms(
  tx: Tx,
  search: SearchEngine,
  terms: readonly WeighedTerm[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const found = new Map<number, ReadonlySet<number>>();
  for (const [index, { forms, isCommon }] of terms.entries()) {
    if (isCommon) continue;
    const match = anyOf(forms.map(({ indexed }) => indexed));
    const { index: table, id, where } = search.matching(match, { field: 'texts', documents: ids });
    const { rows } = await sql<{ readonly id: number }>`
      select ${id} as id from ${table} where ${where}`.execute(tx);
    found.set(index, new Set(rows.map((row) => row.id)));
  }
  return found;
}
