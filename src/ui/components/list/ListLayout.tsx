import type { MessageDescriptor } from '@formatjs/intl';
import type { ComponentType, ReactNode } from 'react';
import type { ContentList, ContentSummary } from '#domain/content/content.ts';
import type { FilteredKind, ListRoute } from '#domain/content/kinds.ts';
import type { ListFilter } from '#domain/content/listFilter.ts';
import { PAGE_SIZES, pageCount, type Paging } from '#domain/paging.ts';
import { useInteractivePage } from '../../InteractivePage.tsx';
import { listMessages } from '../../messages/list.ts';
import { listLabels } from '../../messages/lists.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Query } from '../../routes.ts';
import { Breadcrumbs } from '../site/Breadcrumbs.tsx';
import { ButtonLink } from '../site/ButtonLink.tsx';
import { FilterSentence, type ListFilterProps } from '../form/FilterSentence.tsx';
import { PageIntro } from '../text/PageIntro.tsx';
import { PageSizeForm } from '../form/PageSizeForm.tsx';
import { Phrases } from '../text/Phrases.tsx';
import { listGroups } from './listGroups.ts';
import { listSubject, listTitle } from './listSubject.ts';
import { Pagination } from './Pagination.tsx';

export interface ListLayoutProps {
  readonly list: ContentList;
  readonly paging: Paging;
  readonly filter: ListFilter;
  readonly route: ListRoute<FilteredKind>;
  /** @param isLead whether it is the newest of all; @param isFirst whether it is the first of its page */
  readonly row: (item: ContentSummary, isLead: boolean, isFirst: boolean) => ReactNode;
  /** Whether rows or cards. */
  readonly variant?: 'rows' | 'cards';
  /** Shown when the list is empty without a filter. */
  readonly empty?: MessageDescriptor;
  /** Above the filter. */
  readonly above?: ReactNode;
  /** Filters the list in the place of a sentence, even when there is nothing to choose. */
  readonly filterForm?: ComponentType<ListFilterProps>;
  /** The heading over an item: items that follow each other under the same one are a group. */
  readonly headingOf?: (item: ContentSummary) => string;
  /** Beside the items on wide screens. */
  readonly aside?: ReactNode;
}

/** The page of a list: title, filter, number of items, items, pagination. */
export function ListLayout({
  route,
  row,
  variant = 'rows',
  empty = listMessages.emptyAll,
  above,
  filterForm,
  headingOf,
  aside,
  list,
  paging,
  filter,
}: ListLayoutProps) {
  const context = useRenderContext();
  const interactivePage = useInteractivePage();
  const { title, intro, count } = listLabels[route];
  const path = context.to(route);
  const { categories } = list;
  const last = pageCount(list.total, paging.pageSize);
  const subject = listSubject(filter, categories);
  const counted = context.t(count, { count: list.total });
  const { when, ...narrowed } = filter;
  const filtered = Object.keys(narrowed).length > 0;
  const cleared = context.to(route, {}, { when });
  // What matters of an event is when it takes place, not when it was announced.
  const years = route === 'events' ? [] : list.years;
  const hrefOf = (query: Query) => context.to(route, {}, { ...filter, ...query });
  const Filter = filterForm ?? FilterSentence;
  const rowsOf = (items: readonly ContentSummary[], start: number) => (
    <ol className={variant === 'cards' ? 'list-cards' : 'list-rows'}>
      {items.map((item, index) => {
        const isFirst = start + index === 0;
        return <li key={item.slug}>{row(item, isFirst && paging.page === 1 && !filtered, isFirst)}</li>;
      })}
    </ol>
  );
  const rows =
    headingOf === undefined
      ? rowsOf(list.items, 0)
      : listGroups(list.items, headingOf).map(({ heading, items, start }) => (
          <section key={start} className="list-group">
            <h2>{heading}</h2>
            {rowsOf(items, start)}
          </section>
        ));
  const content = (
    <>
      <p className="list-count" role="status">
        {last > 1 ? context.t(listMessages.countAndPosition, { count: counted, page: paging.page, last }) : counted}
      </p>
      <div className="list-body" aria-busy={interactivePage?.loading ?? false}>
        {list.items.length === 0 ? (
          <div className="list-empty">
            <p>{context.t(filtered ? listMessages.empty : empty)}</p>
            {filtered && <ButtonLink href={cleared} label={context.t(listMessages.seeAll)} />}
          </div>
        ) : (
          rows
        )}
      </div>
      {list.total > PAGE_SIZES[0] && (
        <div className="list-end">
          <Pagination paging={paging} total={list.total} hrefOf={hrefOf} />
          <PageSizeForm path={path} filter={{ ...filter }} pageSize={paging.pageSize} />
        </div>
      )}
    </>
  );
  return (
    <div className="container list-page">
      {subject === undefined ? (
        <Breadcrumbs current={context.t(title)} />
      ) : (
        <Breadcrumbs trail={[{ label: context.t(title), href: path }]} current={subject.label} />
      )}
      <header className="page-top">
        <h1>
          <Phrases text={listTitle(context, route, filter, categories)} />
        </h1>
        {subject === undefined && <PageIntro text={context.t(intro)} />}
      </header>
      {above}
      {(filterForm !== undefined || categories.length > 0 || years.length > 1) && (
        <Filter
          path={path}
          cleared={cleared}
          filter={filter}
          categories={categories}
          years={years}
          pageSize={paging.pageSize}
        />
      )}
      {aside === undefined ? (
        content
      ) : (
        <div className="list-columns">
          <div>{content}</div>
          {aside}
        </div>
      )}
    </div>
  );
}
