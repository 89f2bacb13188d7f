import { ListLayout } from '../components/list/ListLayout.tsx';
import { MediaCard } from '../components/list/MediaCard.tsx';
import type { ListPageProps } from './props.ts';

export function MagazinesPage(props: ListPageProps) {
  return (
    <ListLayout
      {...props}
      route="magazines"
      shape="cards"
      row={(item) => <MediaCard item={item} level={2} sizes="(min-width: 48rem) 20rem, 92vw" full />}
    />
  );
}
