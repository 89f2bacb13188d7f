import { searchMessages } from '../../messages/search.ts';
import type { SearchType } from '#domain/search/search.ts';
import { searchTypes } from '../../messages/searchTypes.ts';
import type { SearchPageProps } from './searchProps.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { ResultRow } from './ResultRow.tsx';

/** What people look for most. */
const FIRST: readonly SearchType[] = ['reservoir', 'news', 'document', 'faq', 'agency'];

/** What can be found, while nothing is searched for yet: every type of content, and what is read most. */
export function SearchStart({ types, popular }: NonNullable<SearchPageProps['start']>) {
  const context = useRenderContext();
  const ordered = [...types].sort((a, b) => rankOf(a.type) - rankOf(b.type));
  return (
    <div className="search-start">
      {types.length > 0 && (
        <section className="search-start-look" aria-labelledby="search-by-type">
          <h2 id="search-by-type">{context.t(searchMessages.byType)}</h2>
          <ul className="search-start-types">
            {ordered.map(({ type, count }) => (
              <li key={type}>
                <a className="search-start-type" href={context.to('search', {}, { type })}>
                  <span>
                    <Unbroken text={context.t(type === 'oit' ? searchMessages.disclosure : searchTypes.many[type])} />
                  </span>
                  <span className="search-filters-count">{context.number(count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="search-popular">
          <h2 id="search-popular">{context.t(searchMessages.popular)}</h2>
          <ol className="result-rows">
            {popular.map((row) => (
              <li key={row.href}>
                <ResultRow row={row} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function rankOf(type: SearchType): number {
  const rank = FIRST.indexOf(type);
  return rank < 0 ? FIRST.length : rank;
}
