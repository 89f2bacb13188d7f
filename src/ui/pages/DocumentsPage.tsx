import { DocumentRow } from '../components/DocumentRow.tsx';
import { ListLayout } from '../components/ListLayout.tsx';
import { listMessages } from '../messages/list.ts';
import { titles } from '../messages/titles.ts';
import type { ListPageProps } from './props.ts';

export function DocumentsPage(props: ListPageProps) {
  return (
    <ListLayout
      {...props}
      route="documents"
      title={titles.documents}
      intro={listMessages.documentsIntro}
      count={listMessages.documentsCount}
      row={(item) => <DocumentRow item={item} level={2} />}
    />
  );
}
