import { withdrawnNews } from '#domain/members/newsChoice.ts';
import type { NewsType } from '#domain/site/newsType.ts';
import type { PageRequest } from '../PageRequest.ts';

/** A news type as the pages name it. */
export interface NamedNewsType {
  readonly value: NewsType;
  readonly label: string;
}

/** The choice of a member as the pages show it. */
export interface NamedChoice {
  readonly names: readonly string[];
  /** How many chosen types the site does not offer any more. */
  readonly withdrawn: number;
}

/** The news types that the site offers, in their order. */
export function newsTypes({ site, locale }: PageRequest): readonly NamedNewsType[] {
  return (site.newsTypes ?? []).map(({ code, name }) => ({ value: code, label: name[locale] }));
}

export function namedChoice(chosen: readonly NewsType[], types: readonly NamedNewsType[]): NamedChoice {
  const offered = types.map(({ value }) => value);
  return {
    names: types.filter(({ value }) => chosen.includes(value)).map(({ label }) => label),
    withdrawn: withdrawnNews(chosen, offered).length,
  };
}
