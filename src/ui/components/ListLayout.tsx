import type { MessageDescriptor } from '@formatjs/intl';
import type { ReactNode } from 'react';
import type { ContentSummary } from '#domain/content/content.ts';
import { pageCount } from '#domain/paging.ts';
import { useLivePage } from '../LivePage.tsx';
import { listMessages } from '../messages/list.ts';
import { usePage } from '../PageContext.tsx';
import type { ListPageProps } from '../pages/props.ts';
import type { Query } from '../routes.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { FilterSentence } from './FilterSentence.tsx';
import { PageSizeForm } from './PageSizeForm.tsx';
import { Pagination } from './Pagination.tsx';

interface ListLayoutProps extends ListPageProps {
  readonly route: 'newsList' | 'documents';
  readonly title: MessageDescriptor;
  readonly intro: MessageDescriptor;
  /** Takes {count}. */
  readonly count: MessageDescriptor;
  readonly row: (item: ContentSummary) => ReactNode;
}

/** A list: what it is, the filter as a sentence, how many there are, the rows, the pages. */
export function ListLayout({ route, title, intro, count, row, list, paging, filter, categories }: ListLayoutProps) {
  const page = usePage();
  const live = useLivePage();
  const path = page.to(route);
  const last = pageCount(list.total, paging.pageSize);
  const filtered = Object.keys(filter).length > 0;
  const hrefOf = (query: Query) => page.to(route, {}, { ...filter, ...query });
  return (
    <div className="container list-page">
      <Breadcrumbs current={page.say(title)} />
      <header className="page-top">
        <h1>{page.say(title)}</h1>
        <p className="page-intro">{page.say(intro)}</p>
      </header>
      <FilterSentence
        path={path}
        filter={filter}
        categories={categories}
        years={list.years}
        pageSize={paging.pageSize}
      />
      <p className="list-count" role="status">
        {page.say(count, { count: list.total })}
        {last > 1 && `, ${page.say(listMessages.position, { page: paging.page, last })}`}
      </p>
      <div className="list-body" aria-busy={live?.loading ?? false}>
        {list.items.length === 0 ? (
          <div className="list-empty">
            <p>{page.say(filtered ? listMessages.empty : listMessages.emptyAll)}</p>
            {filtered && <ButtonLink href={path} label={page.say(listMessages.seeAll)} />}
          </div>
        ) : (
          <ol className="list-rows">
            {list.items.map((item) => (
              <li key={item.slug}>{row(item)}</li>
            ))}
          </ol>
        )}
      </div>
      {list.total > 0 && (
        <div className="list-end">
          <Pagination paging={paging} total={list.total} hrefOf={hrefOf} />
          <PageSizeForm path={path} filter={filter} pageSize={paging.pageSize} />
        </div>
      )}
    </div>
  );
}
