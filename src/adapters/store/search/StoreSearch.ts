import type { Found, SearchHit, SearchResults } from '#domain/search/search.ts';
import { MAX_REACHABLE_RESULTS } from '#domain/search/search.ts';
import type { SearchText } from '#domain/search/searchText.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Search, SearchQuery, SuggestQuery } from '#ports/Search.ts';
import { findLabels, type Labels } from '../content/labels.ts';
import type { Snapshot } from '../content/publishedVersions.ts';
import { Database } from '../Database.ts';
import { readPublication } from '../generations.ts';
import { isStorable } from '../isStorable.ts';
import type { StoreEngine } from '../StoreEngine.ts';
import type { MatchExpression } from './MatchExpression.ts';
import { countMatches, countOfAllTypes, countsOf, type Counted } from './query/countResults.ts';
import { beginningOf, excerptOf, markPhrases, type MarkedPhrases } from './query/excerpt.ts';
import { loadAttachmentText, loadFound, type FoundWithText } from './query/loadFound.ts';
import { everything, type Matcher } from './query/Matcher.ts';
import { queryParts } from './query/queryWords.ts';
import { queryTerms } from './query/queryTerms.ts';
import { rankDocuments } from './query/rankDocuments.ts';
import { allTerms, relaxedExpressions } from './query/relaxedExpressions.ts';
import type { SearchScope } from './query/SearchScope.ts';
import { sortDocuments } from './query/sortDocuments.ts';
import { suggestDocuments } from './query/suggestDocuments.ts';
import { Vocabulary } from './query/Vocabulary.ts';
import { weighTerms, type WeighedTerm } from './query/weighTerms.ts';
import type { SearchEngine } from './SearchEngine.ts';

/** Weaker matches are added until there are as many results. */
const ENOUGH_RESULTS = 5;

const NOTHING: SearchResults = { hits: [], total: 0, types: [], categories: [], isEstimated: false, isRelaxed: false };

/** What a search asks for, in terms of the index. */
interface Asked {
  readonly terms: readonly WeighedTerm[];
  readonly expression: MatchExpression;
  readonly counted: Counted;
  readonly isRelaxed: boolean;
}

/** Searches in the index that imports write. */
export class StoreSearch implements Search {
  readonly #engine: SearchEngine;
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(engine: StoreEngine, clock: Clock) {
    this.#engine = engine.search;
    this.#database = new Database({ ...engine, reader: engine.search.reader });
    this.#clock = clock;
  }

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResults> {
    const { site, locale, filter, sort, page, pageSize } = query;
    const { text, ...rest } = filter;
    if (!isStorable(site, text, filter.category, filter.subcategory, filter.tag)) return NOTHING;
    return this.#read({ site, locale, filter: rest }, signal, async (snapshot, scope) => {
      const labels = await findLabels(snapshot.tx, snapshot.generation, site, locale);
      const asked = text === undefined ? undefined : await this.#ask(snapshot, scope, text);
      const match = asked === undefined ? everything : this.#matcher(asked.expression);
      const counted = asked?.counted ?? (await countMatches(snapshot.tx, match, scope));
      const start = (page - 1) * pageSize;
      const end = Math.min(start + pageSize, MAX_REACHABLE_RESULTS);
      const keys =
        asked !== undefined && sort === 'relevance'
          ? (await rankDocuments(snapshot.tx, this.#engine, scope, { ...asked, match })).slice(start, end)
          : await sortDocuments(snapshot.tx, scope, match, counted, {
              sort: sort === 'relevance' ? 'newest' : sort,
              start,
              end,
            });
      const phrases = asked?.terms.flatMap(({ forms }) => forms.map(({ words }) => words)) ?? [];
      const found = await loadFound(snapshot, scope, labels, keys);
      const hits: SearchHit[] = [];
      for (const one of found) hits.push(await hitOf(snapshot, scope, one, phrases));
      return {
        hits,
        ...countsOf(counted, filter, labels),
        ...tagOf(filter.tag, labels),
        isRelaxed: asked?.isRelaxed ?? false,
      };
    });
  }

  async suggest({ site, locale, text, count }: SuggestQuery, signal?: AbortSignal): Promise<readonly Found[]> {
    if (!isStorable(site, text)) return [];
    return this.#read({ site, locale, filter: {} }, signal, async (snapshot, scope) => {
      const labels = await findLabels(snapshot.tx, snapshot.generation, site, locale);
      const keys = await suggestDocuments(snapshot.tx, scope, text, count);
      return (await loadFound(snapshot, scope, labels, keys)).map(({ found }) => found);
    });
  }

  #read<T>(
    scope: Pick<SearchScope, 'site' | 'locale' | 'filter'>,
    signal: AbortSignal | undefined,
    work: (snapshot: Snapshot, scope: SearchScope) => Promise<T>,
  ): Promise<T> {
    const now = this.#clock.now();
    return this.#database.snapshot(async (tx) => {
      // With SQLite, searches wait for one thread. The client may have disconnected meanwhile.
      signal?.throwIfAborted();
      const { live: generation } = await readPublication(tx);
      return await work({ tx, generation, state: '', now }, { ...scope, generation, now });
    });
  }

  /** The documents with all terms; where there are few, also those with as many of them as possible. */
  async #ask({ tx }: Snapshot, scope: SearchScope, text: SearchText): Promise<Asked> {
    const terms = await weighTerms(
      tx,
      this.#engine,
      await queryTerms(queryParts(text), new Vocabulary(tx), this.#engine.synonyms),
    );
    const count = (expression: MatchExpression) => countMatches(tx, this.#matcher(expression), scope);
    const expression = allTerms(terms);
    let asked: Asked = { terms, expression, counted: await count(expression), isRelaxed: false };
    for (const weaker of relaxedExpressions(terms)) {
      if (countOfAllTypes(asked.counted) >= ENOUGH_RESULTS) break;
      const counted = await count(weaker);
      if (countOfAllTypes(counted) > countOfAllTypes(asked.counted))
        asked = { terms, expression: weaker, counted, isRelaxed: true };
    }
    return asked;
  }

  #matcher(expression: MatchExpression): Matcher {
    return (part) => this.#engine.matching(expression, part);
  }
}

async function hitOf(
  snapshot: Snapshot,
  scope: SearchScope,
  { found, body, quotes }: FoundWithText,
  phrases: MarkedPhrases,
): Promise<SearchHit> {
  const [title, summary] =
    found.type === 'content' ? [found.item.title, found.item.summary] : [found.reservoir.name[scope.locale], ''];
  let excerpt = excerptOf(summary, phrases) ?? excerptOf(body, phrases);
  const marked = markPhrases(title, phrases);
  if (excerpt === undefined && found.type === 'content' && phrases.length > 0 && !marked.some(({ isMatch }) => isMatch))
    excerpt = excerptOf(await loadAttachmentText(snapshot, scope, found.item), phrases) ?? excerptOf(quotes, phrases);
  const beginning = beginningOf([summary, body, quotes].find((text) => text !== '') ?? '');
  return {
    found,
    title: marked,
    excerpt: excerpt ?? (beginning === '' ? [] : [{ text: beginning, isMatch: false }]),
    ...markedCategory(found, phrases),
  };
}

function markedCategory(found: Found, phrases: MarkedPhrases): Pick<SearchHit, 'category'> {
  if (found.type !== 'content' || found.item.category === undefined) return {};
  const category = markPhrases(found.item.category.label, phrases);
  return category.some(({ isMatch }) => isMatch) ? { category } : {};
}

function tagOf(code: string | undefined, { tags }: Labels): Pick<SearchResults, 'tag'> {
  const label = code === undefined ? undefined : tags.get(code);
  return code === undefined || label === undefined ? {} : { tag: { code, label } };
}
