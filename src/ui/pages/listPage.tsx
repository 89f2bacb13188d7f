import type { FilteredKind, ListRoute } from '#domain/content/kinds.ts';
import { ArticleRow } from '../components/list/ArticleRow.tsx';
import { ListLayout } from '../components/list/ListLayout.tsx';
import { MediaCard } from '../components/list/MediaCard.tsx';
import type { ListPageProps } from './props.ts';

/**
 * Creates the page component of a list without special elements: items as rows of title and summary, or as picture
 * cards.
 *
 * @param sizes rendered width of the picture of a card, as in the `sizes` attribute
 * @param leadSizes the same of the first card
 */
export function listPage(
  route: ListRoute<FilteredKind>,
  variant: 'rows' | 'cards',
  sizes = '(min-width: 48rem) 24rem, 92vw',
  leadSizes = sizes,
) {
  return function ListPage(props: ListPageProps) {
    return (
      <ListLayout
        {...props}
        route={route}
        variant={variant}
        row={(item, isLead, isFirst) =>
          variant === 'rows' ? (
            <ArticleRow item={item} isLead={isLead} />
          ) : (
            <MediaCard item={item} level={2} sizes={isFirst ? leadSizes : sizes} full />
          )
        }
      />
    );
  };
}
