import { parseSearchText } from '#domain/search/searchText.ts';
import type { Search } from '#ports/Search.ts';
import { SITE } from '#test/support/builders.ts';
import type { QualityQuery } from './queries.ts';

export interface Answered {
  readonly query: QualityQuery;
  /** The first ten results. */
  readonly found: readonly string[];
  /** The share of the expected results among them. */
  readonly recall: number;
  /** 1 divided by the position of the first expected result; 0 when none is among them. */
  readonly reciprocalRank: number;
}

export interface Quality {
  /** Means over all queries. */
  readonly recall: number;
  readonly mrr: number;
  readonly answers: readonly Answered[];
}

/** Searches for each query, and compares the first ten results with those that a person expects. */
export async function measureQuality(search: Search, queries: readonly QualityQuery[]): Promise<Quality> {
  const answers: Answered[] = [];
  for (const query of queries) {
    const text = parseSearchText(query.query);
    const filter = text === undefined ? {} : { text };
    const paging = { page: 1, pageSize: 10 } as const;
    const { hits } = await search.search({ site: SITE, locale: query.locale, filter, sort: 'relevance', ...paging });
    const found = hits.map(({ found: one }) =>
      one.type === 'reservoir' ? `reservoir/${one.reservoir.id}` : `${one.item.kind}/${one.item.slug}`,
    );
    const first = found.findIndex((id) => query.expected.includes(id));
    answers.push({
      query,
      found,
      recall: query.expected.filter((id) => found.includes(id)).length / query.expected.length,
      reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    });
  }
  return {
    recall: mean(answers.map(({ recall }) => recall)),
    mrr: mean(answers.map(({ reciprocalRank }) => reciprocalRank)),
    answers,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
