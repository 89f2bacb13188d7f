import { ItemLayout } from '../components/ItemLayout.tsx';
import { listTrail } from '../components/listTrail.ts';
import { usePage } from '../PageContext.tsx';
import type { ItemPageProps } from './props.ts';

export function NewsPage({ item, address }: ItemPageProps) {
  const page = usePage();
  return <ItemLayout item={item} address={address} trail={listTrail(page, 'newsList', item.category)} />;
}
