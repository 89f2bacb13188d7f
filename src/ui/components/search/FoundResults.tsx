import Rss from 'lucide-react/icons/rss';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type Paging } from '#domain/paging.ts';
import { DEFAULT_CALENDAR_VIEW } from '#domain/calendar/calendarView.ts';
import { MAX_REACHABLE_RESULTS } from '#domain/search/search.ts';
import { useInteractivePage } from '../../InteractivePage.tsx';
import { searchMessages } from '../../messages/search.ts';
import type { SearchFound } from './searchProps.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { searchQuery, type AskedSearch } from '../../searchAddress.ts';
import { PageSizeForm } from '../form/PageSizeForm.tsx';
import { Pagination } from '../list/Pagination.tsx';
import { Icon } from '../text/Icon.tsx';
import { CalendarViews } from '../calendar/CalendarViews.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ResultRow } from './ResultRow.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { SortForm } from './SortForm.tsx';
import { ViewTabs } from './ViewTabs.tsx';

interface FoundResultsProps {
  readonly asked: AskedSearch;
  readonly found: SearchFound;
  readonly paging: Paging;
}

/** The results of a search, one page of them, with what narrows and sorts them; or what to try when there are none. */
export function FoundResults({ asked, found, paging }: FoundResultsProps) {
  const context = useRenderContext();
  const interactivePage = useInteractivePage();
  const { rows, total, types, calendar } = found;
  const reachable = Math.min(total, MAX_REACHABLE_RESULTS);
  const query = searchQuery(asked);
  const mayHaveEvents = asked.type === undefined || asked.type === 'event';
  const hasEvents = calendar !== undefined || (mayHaveEvents && types.some(({ type }) => type === 'event'));
  const sized = { ...query, ...(paging.pageSize !== DEFAULT_PAGE_SIZE && { size: paging.pageSize }) };
  return (
    <div className="search-body" data-view={asked.view} aria-busy={interactivePage?.loading ?? false}>
      {types.length > 0 && <SearchFilters asked={asked} found={found} />}
      <div className="search-results">
        {hasEvents && <ViewTabs asked={asked} />}
        {total === 0 && <NothingFound asked={asked} />}
        {total > 0 && calendar && (
          <CalendarViews
            {...calendar}
            hrefOf={({ view, date }) =>
              context.to('search', {}, { ...query, period: view === DEFAULT_CALENDAR_VIEW ? undefined : view, date })
            }
          />
        )}
        {total > 0 && calendar === undefined && (
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
        {calendar === undefined && reachable > PAGE_SIZES[0] && (
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
