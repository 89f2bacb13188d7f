import Search from 'lucide-react/icons/search';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import { MAX_SEARCH_LENGTH } from '#domain/search/searchText.ts';
import { addressOfForm } from '../../forms/addressOfForm.ts';
import { useInteractivePage } from '../../InteractivePage.tsx';
import { listMessages } from '../../messages/list.ts';
import { searchFieldMessages, searchMessages } from '../../messages/search.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { offeredYears, type ListFilterProps } from '../form/FilterSentence.tsx';
import { Select, type Choice } from '../form/Select.tsx';
import { Icon } from '../text/Icon.tsx';

/**
 * One form for words, kind and year. Words lead to the search page, with the kind and the year as its filters;
 * without words the list is filtered: on a hydrated page in place, as soon as a choice is made.
 */
export function DocumentFilter({ path, cleared, filter, categories, years, pageSize }: ListFilterProps) {
  const context = useRenderContext();
  const interactivePage = useInteractivePage();
  const id = useId();
  const label = context.t(searchFieldMessages.documents);
  const showInPlace = (form: HTMLFormElement): boolean => {
    const data = new FormData(form);
    const words = data.get('q');
    if (interactivePage === undefined || (typeof words === 'string' && words.trim() !== '')) return false;
    data.delete('q');
    interactivePage.show(addressOfForm(path, data));
    return true;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (showInPlace(event.currentTarget)) event.preventDefault();
  };
  const field = (name: string, text: string, any: string, value: string | undefined, choices: readonly Choice[]) =>
    choices.length > 0 && (
      <div className="form-field" onChange={({ currentTarget }) => showInPlace(formOf(currentTarget))}>
        <label htmlFor={`${id}-${name}`} className="form-label">
          {text}
        </label>
        <Select id={`${id}-${name}`} name={name} label={text} any={any} value={value ?? ''} choices={choices} />
      </div>
    );
  const topics = categories.find(({ code }) => code === filter.category)?.children ?? [];
  const fields: ReactNode = (
    <>
      {field(
        'category',
        context.t(listMessages.documentKind),
        context.t(listMessages.allDocumentKinds),
        filter.category,
        categories.map(({ code, label: name }) => ({ value: code, label: name })),
      )}
      {field(
        'subcategory',
        context.t(listMessages.subcategory),
        context.t(listMessages.allTopics),
        filter.subcategory,
        topics.map(({ code, label: name }) => ({ value: code, label: name })),
      )}
      {field(
        'year',
        context.t(listMessages.year),
        context.t(listMessages.allYears),
        filter.year?.toString(),
        offeredYears(years, filter.year).map((year) => ({ value: String(year), label: context.year(year) })),
      )}
    </>
  );
  return (
    <form
      role="search"
      method="get"
      action={path}
      className="document-filter"
      aria-label={context.t(searchMessages.form)}
      onSubmit={submit}
    >
      <div className="form-field">
        <label htmlFor={`${id}-q`} className="form-label">
          {label}
        </label>
        <input
          type="search"
          id={`${id}-q`}
          name="q"
          className="form-control"
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
        />
      </div>
      {fields}
      {pageSize !== DEFAULT_PAGE_SIZE && <input type="hidden" name="size" value={pageSize} />}
      <p className="document-filter-actions">
        <button type="submit" className="button">
          <Icon icon={Search} />
          {context.t(searchFieldMessages.button)}
        </button>
        {Object.keys(filter).length > 0 && <a href={cleared}>{context.t(listMessages.clear)}</a>}
      </p>
    </form>
  );
}

function formOf(element: HTMLElement): HTMLFormElement {
  const form = element.closest('form');
  if (form === null) throw new Error('a field of the filter is outside its form');
  return form;
}
