import { SEARCH_SORTS } from '#domain/search/search.ts';
import { listMessages } from '../../messages/list.ts';
import { searchMessages, searchSortMessages } from '../../messages/search.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Query } from '../../routes.ts';
import type { AskedSearch } from '../../searchAddress.ts';
import { HiddenQuery } from '../form/HiddenQuery.tsx';
import { InteractiveForm } from '../form/InteractiveForm.tsx';
import { Select } from '../form/Select.tsx';

interface SortFormProps {
  readonly asked: AskedSearch;
  /** The address of the results. */
  readonly query: Query;
}

/** The sort order of results (spec §2); by relevance only with a text. */
export function SortForm({ asked: { text, sort }, query }: SortFormProps) {
  const context = useRenderContext();
  const sorts = SEARCH_SORTS.filter((each) => each !== 'relevance' || text !== undefined);
  return (
    <InteractiveForm path={context.to('search')} className="page-size-form sort-form">
      <HiddenQuery query={query} without="sort" />
      <label htmlFor="search-sort">{context.t(searchMessages.sort)}</label>
      <Select
        id="search-sort"
        name="sort"
        label={context.t(searchMessages.sort)}
        value={sort}
        choices={sorts.map((each) => ({ value: each, label: context.t(searchSortMessages[each]) }))}
      />
      <button type="submit" className="button-quiet">
        {context.t(listMessages.apply)}
      </button>
    </InteractiveForm>
  );
}
