import { ItemLayout } from '../components/ItemLayout.tsx';
import type { ItemPageProps } from './props.ts';

export function NewsPage(props: ItemPageProps) {
  return <ItemLayout {...props} />;
}
