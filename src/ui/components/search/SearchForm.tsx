import { searchFieldMessages } from '../../messages/search.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { SearchField, type SearchPlace } from './SearchField.tsx';

interface SearchFormProps {
  readonly place: Exclude<SearchPlace, 'page'>;
  /** What the field is filled with. */
  readonly text?: string;
}

const LABELS = {
  header: searchFieldMessages.site,
  menu: searchFieldMessages.site,
  hero: searchFieldMessages.hero,
  notFound: searchFieldMessages.again,
};

/** A search field that leads to the search page, with all its words where it is not in the layout of the page. */
export function SearchForm({ place, text }: SearchFormProps) {
  const context = useRenderContext();
  const label = context.t(LABELS[place]);
  const isInLayout = place === 'header' || place === 'menu';
  return (
    <form
      role="search"
      method="get"
      action={context.to('search')}
      className="search-form"
      data-place={place}
      aria-label={label}
    >
      <SearchField place={place} label={label} isLabelHidden={isInLayout} {...(text !== undefined && { text })} />
    </form>
  );
}
