import { parsePaging } from '#domain/paging.ts';
import type { ContentQuery } from '#ports/Content.ts';

type Question = Omit<ContentQuery, 'site' | 'locale' | 'kind'>;

const NAMES: ReadonlySet<string> = new Set(['page', 'size', 'category', 'subcategory', 'year', 'featured']);

/** The query of a list. */
export function contentQuestionToWire(question: Question): URLSearchParams {
  const { page, pageSize, category, subcategory, year, featured } = question;
  return new URLSearchParams({
    page: String(page),
    size: String(pageSize),
    ...(category !== undefined && { category }),
    ...(subcategory !== undefined && { subcategory }),
    ...(year !== undefined && { year: String(year) }),
    ...(featured !== undefined && { featured: String(featured) }),
  });
}

/** Undefined when a value is malformed, or given twice. Names that it does not know are passed over. */
export function contentQuestionFromWire(query: URLSearchParams): Question | undefined {
  if ([...NAMES].some((name) => query.getAll(name).length > 1)) return undefined;
  const paging = parsePaging(query.get('page'), query.get('size'));
  const year = query.get('year');
  const featured = query.get('featured');
  if (paging === undefined) return undefined;
  if (year !== null && !/^[12]\d{3}$/.test(year)) return undefined;
  if (featured !== null && featured !== 'true' && featured !== 'false') return undefined;
  return {
    ...paging,
    ...textOf(query, 'category'),
    ...textOf(query, 'subcategory'),
    ...(year !== null && { year: Number(year) }),
    ...(featured !== null && { featured: featured === 'true' }),
  };
}

function textOf<const Name extends string>(query: URLSearchParams, name: Name): { readonly [K in Name]?: string } {
  const text = query.get(name);
  return text === null ? {} : ({ [name]: text } as { readonly [K in Name]: string });
}
