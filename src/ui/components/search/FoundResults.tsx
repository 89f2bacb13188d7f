import Rss from 'lucide-react/icons/rss';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type Paging } from '#domain/paging.ts';
import { MAX_REACHABLE_RESULTS } from '#domain/search/search.ts';
import { useInteractivePage } from '../../InteractivePage.tsx';
import { searchMessages } from '../../messages/search.ts';
import type { SearchFound } from './searchProps.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { searchQuery, type AskedSearch } from '../../searchAddress.ts';
import { PageSizeForm } from '../form/PageSizeForm.tsx';
import { Pagination } from '../list/Pagination.tsx';
import { Icon } from '../text/Icon.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ResultRow } from './ResultRow.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { SortForm } from './SortForm.tsx';

interface FoundResultsProps {
  readonly asked: AskedSearch;
  readonly found: SearchFound;
  readonly paging: Paging;
}

/** The results of a search, one page of them, with what narrows and sorts them; or what to try when there are none. */
export function FoundResults({ asked, found, paging }: FoundResultsProps) {
  const context = useRenderContext();
  const interactivePage = useInteractivePage();
  const { rows, total, types } = found;
  const reachable = Math.min(total, MAX_REACHABLE_RESULTS);
  const query = searchQuery(asked);
  const sized = { ...query, ...(paging.pageSize !== DEFAULT_PAGE_SIZE && { size: paging.pageSize }) };
  return (
    <div className="search-body" aria-busy={interactivePage?.loading ?? false}>
      {types.length > 0 && <SearchFilters asked={asked} found={found} />}
      <div className="search-results">
        {total === 0 ? (
          <NothingFound asked={asked} />
        ) : (
          <>
            <div className="search-results-top">
              <h2 className="visually-hidden">{context.t(searchMessages.results)}</h2>
              <SortForm asked={asked} query={sized} />
            </div>
            <ol className="result-rows">
              {rows.map((row) => (
                <li key={row.href}>
                  <ResultRow row={row} />
                </li>
              ))}
            </ol>
          </>
        )}
        {reachable > PAGE_SIZES[0] && (
          <div className="list-end">
            <Pagination
              paging={paging}
              total={reachable}
              hrefOf={(page) => context.to('search', {}, { ...query, ...page })}
            />
            <PageSizeForm path={context.to('search')} filter={query} pageSize={paging.pageSize} />
          </div>
        )}
        {total > 0 && (
          <p className="search-feed">
            <a href={context.links.searchFeed(context.locale, query)}>
              <Icon icon={Rss} />
              {context.t(searchMessages.feed)}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
