import type { SearchType } from '#domain/search/search.ts';
import { searchFieldMessages } from '../../messages/search.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { SearchField, type SearchPlace } from './SearchField.tsx';

interface SearchFormProps {
  readonly place: Exclude<SearchPlace, 'page'>;
  /** What the field is filled with. */
  readonly text?: string;
  /** The only kind that is searched. */
  readonly type?: SearchType;
}

const LABELS = {
  header: searchFieldMessages.site,
  menu: searchFieldMessages.site,
  hero: searchFieldMessages.hero,
  notFound: searchFieldMessages.again,
  list: searchFieldMessages.documents,
};

/** A search field that leads to the search page, with all its words where it is not in the layout of the page. */
export function SearchForm({ place, text, type }: SearchFormProps) {
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
      {type !== undefined && <input type="hidden" name="type" value={type} />}
      <SearchField place={place} label={label} isLabelHidden={isInLayout} {...(text !== undefined && { text })} />
    </form>
  );
}
