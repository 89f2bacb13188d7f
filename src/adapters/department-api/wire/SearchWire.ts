import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import type { TextPart } from '#domain/search/highlight.ts';
import {
  SEARCH_TYPES,
  type CountedCategory,
  type Found,
  type SearchHit,
  type SearchResults,
  type SearchType,
} from '#domain/search/search.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';
import { CategoryLabelWire } from './CategoryWire.ts';
import { checkKind, ContentSummaryWire } from './ContentWire.ts';
import { ReservoirWire } from './WaterWire.ts';
import { count } from './wireFields.ts';

// Results are sent in the domain's own types, so only reading needs code: it validates everything.

class FoundItemWire {
  @field.oneOf('content') readonly type!: 'content';
  @field.nested(() => ContentSummaryWire) readonly item!: ContentSummaryWire;
}

class FoundReservoirWire {
  @field.oneOf('reservoir') readonly type!: 'reservoir';
  @field.nested(() => ReservoirWire) readonly reservoir!: ReservoirWire;
}

const FOUND = () => ({ content: FoundItemWire, reservoir: FoundReservoirWire });

class TextPartWire implements TextPart {
  @field.string() readonly text!: string;
  @field.description('Whether it matches what was searched for.') @field.boolean() readonly isMatch!: boolean;
}

class SearchHitWire implements SearchHit {
  @field.union('type', FOUND) readonly found!: Found;
  @field.listOf(() => TextPartWire) readonly title!: readonly TextPartWire[];
  @field.description('The passage that matches best, or the summary.')
  @field.listOf(() => TextPartWire)
  readonly excerpt!: readonly TextPartWire[];
  @field.description('The label of the category, where something of it matches.')
  @field.optional()
  @field.listOf(() => TextPartWire)
  readonly category?: readonly TextPartWire[];
}

class CountedTypeWire {
  @field.oneOf(...SEARCH_TYPES) readonly type!: SearchType;
  @count() readonly count!: number;
}

class CountedSubcategoryWire extends CategoryLabelWire {
  @count() readonly count!: number;
}

class CountedCategoryWire extends CountedSubcategoryWire implements CountedCategory {
  @field.oneOf(...CONTENT_KINDS) readonly kind!: ContentKind;
  @field.listOf(() => CountedSubcategoryWire) readonly children!: readonly CountedSubcategoryWire[];
}

export class SearchResultsWire implements SearchResults {
  @field.listOf(() => SearchHitWire) readonly hits!: readonly SearchHitWire[];
  @field.description('Of all pages of results.') @count() readonly total!: number;
  @field.description('Results of the search without its filters by type and category.')
  @field.listOf(() => CountedTypeWire)
  readonly types!: readonly CountedTypeWire[];
  @field.description('Results of the search without its filter by category.')
  @field.listOf(() => CountedCategoryWire)
  readonly categories!: readonly CountedCategoryWire[];
  @field.description('The tag of the filter, with its name.')
  @field.optional()
  @field.nested(() => CategoryLabelWire)
  readonly tag?: CategoryLabelWire;
  @field.description('Whether the numbers are estimates: only above 1,000 results.')
  @field.boolean()
  readonly isEstimated!: boolean;
  @field.description('Whether there are results that lack some of the words.')
  @field.boolean()
  readonly isRelaxed!: boolean;
}

export class SuggestionsWire {
  @field.listOf(() => SuggestionWire) readonly suggestions!: readonly SuggestionWire[];
}

class SuggestionWire {
  @field.union('type', FOUND) readonly found!: Found;
}

export function searchResultsToWire(results: SearchResults): SearchResultsWire {
  return results;
}

/** Throws `SchemaError`. */
export function searchResultsFromWire(json: unknown, onDropped?: OnDropped): SearchResults {
  const results = readTolerant(SearchResultsWire, json, onDropped);
  for (const { found } of results.hits) if (found.type === 'content') checkKind(found.item);
  return results;
}

export function suggestionsToWire(suggestions: readonly Found[]): SuggestionsWire {
  return { suggestions: suggestions.map((found) => ({ found })) };
}

/** Throws `SchemaError`. */
export function suggestionsFromWire(json: unknown, onDropped?: OnDropped): readonly Found[] {
  const suggestions = readTolerant(SuggestionsWire, json, onDropped).suggestions.map(({ found }) => found);
  for (const found of suggestions) if (found.type === 'content') checkKind(found.item);
  return suggestions;
}
