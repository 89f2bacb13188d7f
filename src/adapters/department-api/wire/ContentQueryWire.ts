import { EVENT_STATES, type EventState } from '#domain/content/eventState.ts';
import { DEFAULT_PAGE_SIZE, GROUPED_PAGE_SIZE, MAX_PAGE, PAGE_SIZES, type Paging } from '#domain/paging.ts';
import type { ContentQuery } from '#ports/Content.ts';
import * as field from '#adapters/schema/field.ts';
import { readQuery } from './readRequest.ts';

type ListQuery = Omit<ContentQuery, 'site' | 'locale' | 'kind'>;

/** Query of a list of content. */
export class ContentQueryWire {
  @field.description('The page of the list, counted from 1.')
  @field.integer(1, MAX_PAGE)
  readonly page: number = 1;
  @field.description('Items on a page.')
  @field.integerOneOf(...PAGE_SIZES, GROUPED_PAGE_SIZE)
  readonly size: Paging['pageSize'] = DEFAULT_PAGE_SIZE;
  @field.description('Only items of this category, by its code.')
  @field.optional()
  @field.string()
  readonly category?: string;
  @field.description('Only items of this subcategory, by its code.')
  @field.optional()
  @field.string()
  readonly subcategory?: string;
  @field.description('Only items published in this year (Gregorian), in the department’s time zone.')
  @field.optional()
  @field.integer(1000, 2999)
  readonly year?: number;
  @field.description('Only items that are featured, or only those that are not.')
  @field.optional()
  @field.boolean()
  readonly featured?: boolean;
  @field.description('Only events that are coming, the soonest first, or only those that are past, the latest first.')
  @field.optional()
  @field.oneOf(...EVENT_STATES)
  readonly when?: EventState;
  @field.description('Whether the items include their bodies.') @field.boolean() readonly bodies: boolean = false;
}

export function contentQueryToWire(query: ListQuery): URLSearchParams {
  const { page, pageSize, category, subcategory, year, featured, when, withBodies } = query;
  return new URLSearchParams({
    page: String(page),
    size: String(pageSize),
    ...(category !== undefined && { category }),
    ...(subcategory !== undefined && { subcategory }),
    ...(year !== undefined && { year: String(year) }),
    ...(featured !== undefined && { featured: String(featured) }),
    ...(when !== undefined && { when }),
    ...(withBodies !== undefined && { bodies: String(withBodies) }),
  });
}

/** Throws `SchemaError`. */
export function contentQueryFromWire(query: URLSearchParams): ListQuery {
  const { size, bodies, ...same } = readQuery(ContentQueryWire, query);
  return { pageSize: size, withBodies: bodies, ...same };
}
