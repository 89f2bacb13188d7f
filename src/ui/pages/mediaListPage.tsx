import { ListLayout } from '../components/list/ListLayout.tsx';
import { MediaCard } from '../components/list/MediaCard.tsx';
import type { ListPageProps } from './props.ts';

/** The view of a list of cards with a picture each. @param width of a card where there is room */
export function mediaListPage(route: 'albums' | 'videos' | 'infographics' | 'magazines', width = '24rem') {
  return function MediaListPage(props: ListPageProps) {
    return (
      <ListLayout
        {...props}
        route={route}
        shape="cards"
        row={(item) => <MediaCard item={item} level={2} sizes={`(min-width: 48rem) ${width}, 92vw`} full />}
      />
    );
  };
}
