import ChevronDown from 'lucide-react/icons/chevron-down';
import type { SubmitEvent } from 'react';
import { MAX_SEARCH_LENGTH } from '#domain/search/searchText.ts';
import { SEARCH_TYPES } from '#domain/search/search.ts';
import { DEFAULT_PAGE_SIZE, type Paging } from '#domain/paging.ts';
import { addressOfForm } from '../../forms/addressOfForm.ts';
import { useInteractivePage } from '../../InteractivePage.tsx';
import { searchFieldMessages, searchMessages } from '../../messages/search.ts';
import { searchTypes } from '../../messages/searchTypes.ts';
import type { TypedSearch } from './searchProps.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { isAsked, searchQuery, type AskedSearch } from '../../searchAddress.ts';
import { HiddenQuery } from '../form/HiddenQuery.tsx';
import { Select } from '../form/Select.tsx';
import { Icon } from '../text/Icon.tsx';
import { DayField } from './DayField.tsx';
import { SearchField } from './SearchField.tsx';

interface SearchPanelProps {
  readonly asked: AskedSearch;
  readonly typed: TypedSearch;
  readonly pageSize: Paging['pageSize'];
  /** The id of the element that gets the focus when the disclosure, whose button was pressed, is closed. */
  readonly focusOn: string;
}

/**
 * The form of the search page: the words, and the fields of the advanced search in a disclosure (spec §2). The disclosure
 * is open only where it shows a fault or a correction: the filters that were chosen are listed above the results.
 */
export function SearchPanel({ asked, typed, pageSize, focusOn }: SearchPanelProps) {
  const context = useRenderContext();
  const interactivePage = useInteractivePage();
  const path = context.to('search');
  const { text, type, from, to, category, subcategory, ...others } = asked;
  const isRefused = typed.from !== undefined || typed.to !== undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (interactivePage === undefined) return;
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    // A category belongs to one type.
    if (data.get('type') !== (type ?? '')) for (const name of ['category', 'subcategory']) data.delete(name);
    const { submitter } = event.nativeEvent;
    if (submitter?.closest('details')) document.getElementById(focusOn)?.focus({ preventScroll: true });
    interactivePage.show(addressOfForm(path, data));
  };
  const chooseType = (
    <Select
      id="search-type"
      name="type"
      label={context.t(searchMessages.type)}
      any={context.t(searchMessages.anyType)}
      value={type ?? ''}
      choices={SEARCH_TYPES.map((each) => ({ value: each, label: context.t(searchTypes.many[each]) }))}
    />
  );
  return (
    <form
      role="search"
      method="get"
      action={path}
      className="search-panel"
      aria-label={context.t(searchMessages.form)}
      onSubmit={submit}
    >
      <SearchField
        place="page"
        label={context.t(searchMessages.words)}
        text={text ?? typed.text ?? ''}
        error={typed.text === undefined ? undefined : context.t(searchMessages.needsLetters)}
      />
      {!isAsked(asked) && <p className="form-hint">{context.t(searchMessages.examples)}</p>}
      {typed.isCut && <p className="form-hint">{context.t(searchMessages.cut, { count: MAX_SEARCH_LENGTH })}</p>}
      <HiddenQuery query={searchQuery({ ...others, text, category, subcategory })} without="q" />
      {pageSize !== DEFAULT_PAGE_SIZE && <input type="hidden" name="size" value={pageSize} />}
      <div className="search-panel-more">
        {/* Another search is another disclosure, so that it is closed when its results are shown in place. */}
        <details
          key={JSON.stringify([type, from, to, typed])}
          className="search-advanced"
          open={isRefused || typed.isSwapped}
        >
          <summary>
            {context.t(searchMessages.advanced)}
            <Icon icon={ChevronDown} />
          </summary>
          <div className="search-advanced-fields">
            <div className="form-field">
              <label htmlFor="search-type" className="form-label">
                {context.t(searchMessages.type)}
              </label>
              {chooseType}
            </div>
            <fieldset className="search-days">
              <legend className="form-label">{context.t(searchMessages.dates)}</legend>
              {typed.isSwapped && <p className="form-hint">{context.t(searchMessages.swapped)}</p>}
              <div className="search-days-row">
                <DayField name="from" label={context.t(searchMessages.from)} day={from} refused={typed.from} />
                <DayField name="to" label={context.t(searchMessages.to)} day={to} refused={typed.to} />
              </div>
            </fieldset>
            <p>
              <button type="submit" className="button-quiet">
                {context.t(searchFieldMessages.button)}
              </button>
            </p>
          </div>
        </details>
        {/* Filters without words are removed in their own list. */}
        {(text !== undefined || typed.text !== undefined || isRefused) && (
          <a className="button-quiet search-clear" href={path}>
            {context.t(searchMessages.clear)}
          </a>
        )}
      </div>
    </form>
  );
}
