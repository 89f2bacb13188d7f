import { DocumentFacts } from '../components/item/DocumentFacts.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';

export function DocumentPage(props: ItemPageProps) {
  return <ItemLayout {...props} facts={<DocumentFacts item={props.item} />} filesFirst />;
}
