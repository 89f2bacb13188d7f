import { DocumentRow } from '../components/list/DocumentRow.tsx';
import { ListLayout } from '../components/list/ListLayout.tsx';
import { SearchForm } from '../components/search/SearchForm.tsx';
import type { ListPageProps } from './props.ts';

/** Documents, with a search of their words and of the text of their files. */
export function DocumentsPage(props: ListPageProps) {
  return (
    <ListLayout
      {...props}
      route="documents"
      above={<SearchForm place="list" type="document" />}
      row={(item) => <DocumentRow item={item} level={2} />}
    />
  );
}
