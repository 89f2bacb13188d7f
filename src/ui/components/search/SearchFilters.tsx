import type { ReactNode } from 'react';
import type { SearchType } from '#domain/search/search.ts';
import { searchMessages } from '../../messages/search.ts';
import { searchTypes } from '../../messages/searchTypes.ts';
import type { SearchFound } from './searchProps.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { searchQuery, type AskedSearch } from '../../searchAddress.ts';
import { Fold } from '../text/Fold.tsx';
import { InPlaceLink } from '../site/InPlaceLink.tsx';

interface SearchFiltersProps {
  readonly asked: AskedSearch;
  readonly found: Pick<SearchFound, 'types' | 'categories'>;
}

/** Types that are not folded. */
const TYPES = 7;

/** Filters by type, category and subcategory, each with the number of its results (spec §2). */
export function SearchFilters({ asked, found: { types, categories } }: SearchFiltersProps) {
  const context = useRenderContext();
  const { type, category, subcategory } = asked;
  const narrow = (change: Partial<AskedSearch>) =>
    context.to('search', {}, searchQuery({ ...asked, subcategory: undefined, ...change }));
  const choiceOf = (each: SearchFound['types'][number]) => (
    <Choice
      key={each.type}
      href={narrow({ type: each.type, category: undefined, view: each.type === 'event' ? asked.view : 'list' })}
      label={context.t(searchTypes.many[each.type])}
      // Counts of types are those without a subject: beside that of the chosen one, the results would be fewer.
      {...(!(each.type === type && category !== undefined) && { count: each.count })}
      isCurrent={each.type === type}
    />
  );
  // Once a type is chosen, its subjects matter, and the other types only to those who look for them.
  const shown = types.length <= TYPES + 1 ? types : type === undefined ? types.slice(0, TYPES) : chosenOf(types, type);
  const more = types.filter((each) => !shown.includes(each));
  const groups = [...Map.groupBy(categories, ({ kind }) => kind)];
  // Subjects belong to a type: until one is chosen, those of all types are folded.
  const isNarrowed = type !== undefined || category !== undefined;
  const subjects = groups.map(([kind, ofKind]) => (
    <FilterGroup
      key={kind}
      title={context.t(isNarrowed || groups.length === 1 ? searchMessages.category : searchTypes.many[kind])}
      level={isNarrowed || groups.length === 1 ? 2 : 3}
    >
      {category !== undefined && (type !== undefined || ofKind.some(({ code }) => code === category)) && (
        <Choice href={narrow({ category: undefined })} label={context.t(searchMessages.allCategories)} />
      )}
      {ofKind.map((each) => (
        <Choice
          key={each.code}
          href={narrow({ type: kind, category: each.code })}
          label={each.label}
          count={each.count}
          isCurrent={each.code === category && subcategory === undefined}
        >
          {each.code === category && each.children.length > 0 && (
            <ul className="search-filters-narrower">
              {each.children.map((child) => (
                <Choice
                  key={child.code}
                  href={narrow({ type: kind, category: each.code, subcategory: child.code })}
                  label={child.label}
                  count={child.count}
                  isCurrent={child.code === subcategory}
                />
              ))}
            </ul>
          )}
        </Choice>
      ))}
    </FilterGroup>
  ));
  return (
    <nav className="search-filters" aria-label={context.t(searchMessages.filters)}>
      <Fold onPhonesOnly head={<span className="search-filters-title">{context.t(searchMessages.filters)}</span>}>
        <FilterGroup title={context.t(searchMessages.type)}>
          <Choice
            href={narrow({ type: undefined, category: undefined, view: 'list' })}
            label={context.t(searchMessages.allTypes)}
            count={types.reduce((sum, { count }) => sum + count, 0)}
            isCurrent={type === undefined}
          />
          {shown.map(choiceOf)}
          {more.length > 0 && (
            <li>
              <Fold
                className="search-filters-more"
                head={<span>{context.t(searchMessages.moreTypes, { count: more.length })}</span>}
              >
                <ul>{more.map(choiceOf)}</ul>
              </Fold>
            </li>
          )}
        </FilterGroup>
        {isNarrowed || groups.length === 1
          ? subjects
          : groups.length > 0 && (
              <Fold
                className="search-filters-group search-filters-subjects"
                head={<h2 className="search-filters-heading">{context.t(searchMessages.category)}</h2>}
              >
                {subjects}
              </Fold>
            )}
      </Fold>
    </nav>
  );
}

interface FilterGroupProps {
  readonly title: string;
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

function FilterGroup({ title, level = 2, children }: FilterGroupProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="search-filters-group">
      <Heading className="search-filters-heading">{title}</Heading>
      <ul className="search-filters-choices">{children}</ul>
    </section>
  );
}

function chosenOf(types: SearchFound['types'], type: SearchType): SearchFound['types'] {
  return types.filter((each) => each.type === type);
}

interface ChoiceProps {
  readonly href: string;
  readonly label: string;
  /** Of its results. */
  readonly count?: number;
  readonly isCurrent?: boolean;
  readonly children?: ReactNode;
}

function Choice({ href, label, count, isCurrent = false, children }: ChoiceProps) {
  const context = useRenderContext();
  return (
    <li>
      <InPlaceLink
        href={href}
        rel="nofollow"
        className="search-filters-choice"
        aria-current={isCurrent ? 'true' : undefined}
      >
        <span>{label}</span>
        {count !== undefined && <span className="search-filters-count">{context.number(count)}</span>}
      </InPlaceLink>
      {children}
    </li>
  );
}
