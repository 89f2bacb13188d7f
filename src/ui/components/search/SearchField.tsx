import Search from 'lucide-react/icons/search';
import { MAX_SEARCH_LENGTH } from '#domain/search/searchText.ts';
import { useShownValue } from '../../forms/useShownValue.ts';
import { searchFieldMessages } from '../../messages/search.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { FieldError } from '../form/FieldError.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { Icon } from '../text/Icon.tsx';

/** Where a search field is on a page: each place has at most one. */
export type SearchPlace = 'header' | 'menu' | 'hero' | 'notFound' | 'page';

interface SearchFieldProps {
  readonly place: SearchPlace;
  readonly label: string;
  /** Whether only screen readers get the label. */
  readonly isLabelHidden?: boolean;
  /** What was searched for. */
  readonly text?: string;
  readonly error?: string | undefined;
}

/** The field of a search and its button. Scripts add suggestions to it while somebody types. */
export function SearchField({ place, label, isLabelHidden = false, text = '', error }: SearchFieldProps) {
  const context = useRenderContext();
  const input = useShownValue<HTMLInputElement>(text);
  const id = `search-${place}`;
  const errorId = `${id}-error`;
  return (
    <div className="search-field" data-invalid={error === undefined ? undefined : true}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : 'search-field-label'}>
        {label}
      </label>
      <FieldError id={errorId} error={error === undefined ? undefined : <Unbroken text={error} />} />
      <div className="search-field-row">
        <input
          ref={input}
          type="search"
          id={id}
          name="q"
          className="search-field-input"
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          defaultValue={text}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          data-suggestions={context.links.searchSuggestions(context.locale)}
        />
        <button type="submit" className="search-field-button">
          <Icon icon={Search} />
          {context.t(searchFieldMessages.button)}
        </button>
      </div>
    </div>
  );
}
