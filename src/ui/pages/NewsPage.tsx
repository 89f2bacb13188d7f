import { ItemLayout } from '../components/item/ItemLayout.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';

export function NewsPage(props: ItemPageProps) {
  return <ItemLayout {...props} />;
}
