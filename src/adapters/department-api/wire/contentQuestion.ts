import { EVENT_STATES, type EventState } from '#domain/content/eventState.ts';
import { GROUPED_PAGE_SIZE, DEFAULT_PAGE_SIZE, MAX_PAGE, PAGE_SIZES, parsePaging } from '#domain/paging.ts';
import type { ContentQuery } from '#ports/Content.ts';
import { isAnyTwice, type QueryParameters } from './QueryParameters.ts';

type Question = Omit<ContentQuery, 'site' | 'locale' | 'kind'>;

const SIZES = [...PAGE_SIZES, GROUPED_PAGE_SIZE] as const;
const YEAR = /^[12]\d{3}$/;

export const CONTENT_QUESTION = {
  page: {
    says: 'The page of the list, counted from 1.',
    schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE, default: 1 },
  },
  size: { says: 'Items on a page.', schema: { type: 'integer', enum: SIZES, default: DEFAULT_PAGE_SIZE } },
  category: { says: 'Only items of this category, by its code.', schema: { type: 'string' } },
  subcategory: { says: 'Only items of this subcategory, by its code.', schema: { type: 'string' } },
  year: {
    says: 'Only items published in this year (Gregorian), in the department’s time zone.',
    schema: { type: 'string', pattern: YEAR.source },
  },
  featured: { says: 'Only items that are featured, or only those that are not.', schema: { type: 'boolean' } },
  when: {
    says: 'Only events that are coming, the soonest first, or only those that are past, the latest first.',
    schema: { type: 'string', enum: EVENT_STATES },
  },
  bodies: { says: 'Whether the items bring their bodies along.', schema: { type: 'boolean', default: false } },
} as const satisfies QueryParameters;

/** The query of a list. */
export function contentQuestionToWire(question: Question): URLSearchParams {
  const { page, pageSize, category, subcategory, year, featured, when, withBodies } = question;
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

/** Undefined when a value is malformed, or given twice. Names that it does not know are passed over. */
export function contentQuestionFromWire(query: URLSearchParams): Question | undefined {
  if (isAnyTwice(query, CONTENT_QUESTION)) return undefined;
  const paging = parsePaging(query.get('page'), query.get('size'), SIZES);
  const year = query.get('year');
  const featured = query.get('featured');
  const when = query.get('when');
  const bodies = query.get('bodies');
  if (paging === undefined) return undefined;
  if (year !== null && !YEAR.test(year)) return undefined;
  if (!isFlag(featured) || !isFlag(bodies)) return undefined;
  if (when !== null && !isEventState(when)) return undefined;
  return {
    ...paging,
    ...textOf(query, 'category'),
    ...textOf(query, 'subcategory'),
    ...(year !== null && { year: Number(year) }),
    ...(featured !== null && { featured: featured === 'true' }),
    ...(when !== null && { when }),
    ...(bodies !== null && { withBodies: bodies === 'true' }),
  };
}

function isFlag(text: string | null): boolean {
  return text === null || text === 'true' || text === 'false';
}

function isEventState(text: string): text is EventState {
  return (EVENT_STATES as readonly string[]).includes(text);
}

function textOf<const Name extends string>(query: URLSearchParams, name: Name): { readonly [K in Name]?: string } {
  const text = query.get(name);
  return text === null ? {} : ({ [name]: text } as { readonly [K in Name]: string });
}
