import type { NewsType } from '#domain/members/newsChoice.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import type { PageRequest } from '../PageRequest.ts';

/** A news type as the pages name it. */
export interface NamedNewsType {
  readonly value: NewsType;
  readonly label: string;
}

/** The news types of a site: the categories of its news, in their order. */
export async function newsTypes({ ports, site, locale, signal }: PageRequest): Promise<readonly NamedNewsType[]> {
  const query = { site: site.id, locale, kind: 'news', page: 1, pageSize: DEFAULT_PAGE_SIZE } as const;
  const { categories } = await ports.content.list(query, signal);
  return categories.map(({ code, label }) => ({ value: code as NewsType, label }));
}

/** The names of the types that were chosen. One that the site no longer has is left out. */
export function namesOf(chosen: readonly NewsType[], types: readonly NamedNewsType[]): readonly string[] {
  return types.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
}
