import { DocumentRow } from '../components/DocumentRow.tsx';
import { ListLayout } from '../components/ListLayout.tsx';
import type { ListPageProps } from './props.ts';

export function DocumentsPage(props: ListPageProps) {
  return <ListLayout {...props} route="documents" row={(item) => <DocumentRow item={item} level={2} />} />;
}
