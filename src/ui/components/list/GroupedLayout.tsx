import type { ReactNode } from 'react';
import type { ContentSummary } from '#domain/content/content.ts';
import type { Paging } from '#domain/paging.ts';
import type { GroupedKind, ListRoute } from '#domain/content/kinds.ts';
import { groupedMessages } from '../../messages/grouped.ts';
import { listLabels } from '../../messages/lists.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Query } from '../../routes.ts';
import { Breadcrumbs } from '../site/Breadcrumbs.tsx';
import { PageIntro } from '../text/PageIntro.tsx';
import { Phrases } from '../text/Phrases.tsx';
import { titleOfSubject } from './listSubject.ts';
import { Pagination } from './Pagination.tsx';

export interface GroupedPageProps {
  readonly items: readonly ContentSummary[];
  readonly total: number;
  readonly paging: Paging;
}

interface GroupedLayoutProps extends GroupedPageProps {
  readonly route: ListRoute<GroupedKind>;
  /** The schema.org type of the list (as microdata), for search engines. */
  readonly itemType?: string;
  /** What the list is narrowed to. */
  readonly subject?: string | undefined;
  /** Above the items. */
  readonly filter?: ReactNode;
  /** The items. */
  readonly children: ReactNode;
  /** The query parameters of the filter. */
  readonly query?: Query;
}

/** The page of a list in the department's own order: title, filter, items, pagination. */
export function GroupedLayout({
  route,
  itemType,
  subject,
  filter,
  query,
  children,
  items,
  total,
  paging,
}: GroupedLayoutProps) {
  const context = useRenderContext();
  const { title, intro } = listLabels[route];
  return (
    <div className="container list-page" {...(itemType !== undefined && { itemScope: true, itemType })}>
      {subject === undefined ? (
        <Breadcrumbs current={context.t(title)} />
      ) : (
        <Breadcrumbs trail={[{ label: context.t(title), href: context.to(route) }]} current={subject} />
      )}
      <header className="page-top">
        <h1>
          <Phrases text={titleOfSubject(context, route, subject)} />
        </h1>
        {subject === undefined && <PageIntro text={context.t(intro)} />}
      </header>
      {filter}
      {items.length === 0 ? <p className="list-empty">{context.t(groupedMessages.empty)}</p> : children}
      <Pagination
        paging={paging}
        total={total}
        hrefOf={({ page: number }) => context.to(route, {}, { ...query, page: number })}
      />
    </div>
  );
}
