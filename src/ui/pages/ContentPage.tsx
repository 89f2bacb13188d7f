import { ItemLayout } from '../components/item/ItemLayout.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';

/** A generic page by its url name, and a page below one. */
export function ContentPage(props: ItemPageProps) {
  return <ItemLayout {...props} />;
}
