import { DocumentFilter } from '../components/list/DocumentFilter.tsx';
import { DocumentRow } from '../components/list/DocumentRow.tsx';
import { ListLayout } from '../components/list/ListLayout.tsx';
import type { ListPageProps } from './props.ts';

/** Documents, with a search of their words and of the text of their files. */
export function DocumentsPage(props: ListPageProps) {
  return (
    <ListLayout
      {...props}
      route="documents"
      filterForm={DocumentFilter}
      row={(item) => <DocumentRow item={item} level={2} />}
    />
  );
}
