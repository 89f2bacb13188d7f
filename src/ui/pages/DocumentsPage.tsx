import { DocumentRow } from '../components/list/DocumentRow.tsx';
import { ListLayout } from '../components/list/ListLayout.tsx';
import type { ListPageProps } from './props.ts';

export function DocumentsPage(props: ListPageProps) {
  return <ListLayout {...props} route="documents" row={(item) => <DocumentRow item={item} level={2} />} />;
}
