import { ItemLayout } from '../components/item/ItemLayout.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';

export function PolicyPage(props: ItemPageProps) {
  return <ItemLayout {...props} />;
}
