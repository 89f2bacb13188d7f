import { MAX_CALENDAR_ITEMS } from '#domain/calendar/calendar.ts';
import { pageCount } from '#domain/paging.ts';
import { MAX_REACHABLE_RESULTS } from '#domain/search/search.ts';
import { ChosenFilters } from '../components/search/ChosenFilters.tsx';
import { FoundResults } from '../components/search/FoundResults.tsx';
import { searchTitle } from '../components/search/searchLabels.ts';
import { OtherEra } from '../components/search/OtherEra.tsx';
import { SearchErrors } from '../components/search/SearchErrors.tsx';
import { SearchPanel } from '../components/search/SearchPanel.tsx';
import { SearchStart } from '../components/search/SearchStart.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { listMessages } from '../messages/list.ts';
import { searchMessages } from '../messages/search.ts';
import { useRenderContext, type RenderContext } from '../RenderContext.tsx';
import type { SearchPageProps } from '../components/search/searchProps.ts';

const COUNT_ID = 'search-count';

/** Search over everything that the site publishes (spec §2). Its address says what is searched for. */
export function SearchPage({ asked, paging, typed, found, start }: SearchPageProps) {
  const context = useRenderContext();
  return (
    <div className="container list-page search-page">
      <Breadcrumbs current={context.t(searchMessages.title)} />
      <SearchErrors typed={typed} autoFocus />
      <header className="page-top">
        <h1>
          <Unbroken text={searchTitle(context, asked, found)} />
        </h1>
        {start && <PageIntro text={context.t(searchMessages.intro)} />}
      </header>
      <SearchPanel asked={asked} typed={typed} pageSize={paging.pageSize} focusOn={COUNT_ID} />
      <p id={COUNT_ID} className={found?.total === 0 ? 'visually-hidden' : 'list-count'} role="status" tabIndex={-1}>
        {found && countText(context, found, paging)}
      </p>
      {found && <ChosenFilters asked={asked} found={found} focusOn={COUNT_ID} />}
      {found && found.total > 0 && asked.text !== undefined && <OtherEra text={asked.text} />}
      {found?.isRelaxed && <p className="search-note">{context.t(searchMessages.relaxed)}</p>}
      {found && found.total > limitOf(found) && (
        <p className="search-note">{context.t(searchMessages.beyond, { count: context.number(limitOf(found)) })}</p>
      )}
      {found && <FoundResults asked={asked} found={found} paging={paging} />}
      {start && <SearchStart {...start} />}
    </div>
  );
}

/** How many of the results pages, or a calendar, show. */
function limitOf({ calendar }: NonNullable<SearchPageProps['found']>): number {
  return calendar === undefined ? MAX_REACHABLE_RESULTS : MAX_CALENDAR_ITEMS;
}

function countText(
  context: RenderContext,
  { total, isEstimated, calendar }: NonNullable<SearchPageProps['found']>,
  { page, pageSize }: SearchPageProps['paging'],
): string {
  if (total === 0) return context.t(searchMessages.notFound);
  const count = context.t(isEstimated ? searchMessages.about : searchMessages.count, { count: total });
  const last = pageCount(Math.min(total, MAX_REACHABLE_RESULTS), pageSize);
  return last > 1 && calendar === undefined ? context.t(listMessages.countAndPosition, { count, page, last }) : count;
}
