import type { MessageDescriptor } from '@formatjs/intl';
import { useId, type ReactNode } from 'react';
import { DEFAULT_PAGE_SIZE, type Paging } from '#domain/paging.ts';
import type { Category } from '#domain/content/content.ts';
import { listMessages } from '../../messages/list.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { ListFilter } from '#domain/content/listFilter.ts';
import { InteractiveForm } from './InteractiveForm.tsx';
import { Select, type Choice } from './Select.tsx';
import { Sentence } from '../text/Sentence.tsx';

/** What filters a list. */
export interface ListFilterProps {
  readonly path: string;
  /** Address of the list without a filter. */
  readonly cleared: string;
  readonly filter: ListFilter;
  readonly categories: readonly Category[];
  readonly years: readonly number[];
  readonly pageSize: Paging['pageSize'];
}

interface FilterSentenceProps extends ListFilterProps {
  /** Other parts of the address, which stay. */
  readonly kept?: Readonly<Record<string, string | undefined>>;
}

/** A filter that reads as a sentence: 'Show [every subject] from [every year]'. */
export function FilterSentence({ path, cleared, filter, categories, years, pageSize, kept = {} }: FilterSentenceProps) {
  const context = useRenderContext();
  const id = useId();
  const subcategories = categories.find(({ code }) => code === filter.category)?.children ?? [];
  const choices = (labels: readonly { code: string; label: string }[]): readonly Choice[] =>
    labels.map(({ code, label }) => ({ value: code, label }));
  const select = (name: string, label: string, any: string, value: string | undefined, of: readonly Choice[]) => (
    <Select id={`${id}-${name}`} name={name} label={label} any={any} value={value ?? ''} choices={of} />
  );
  const parts: Record<string, ReactNode> = {};
  if (categories.length > 0)
    parts['category'] = select(
      'category',
      context.t(listMessages.category),
      context.t(listMessages.anyCategory),
      filter.category,
      choices(categories),
    );
  const offered = offeredYears(years, filter.year);
  if (offered.length > 0)
    parts['year'] = select(
      'year',
      context.t(listMessages.year),
      context.t(listMessages.anyYear),
      filter.year?.toString(),
      offered.map((year) => ({
        value: String(year),
        label: context.t(listMessages.oneYear, { year: context.year(year) }),
      })),
    );
  if (subcategories.length > 0)
    parts['subcategory'] = select(
      'subcategory',
      context.t(listMessages.subcategory),
      context.t(listMessages.anySubcategory),
      filter.subcategory,
      choices(subcategories),
    );
  const filtered = filter.category !== undefined || filter.year !== undefined;
  return (
    <InteractiveForm path={path} className="filter-sentence">
      <p className="filter-sentence-text">
        <Sentence inBoxes message={sentenceOf(parts)} parts={parts} />
      </p>
      {Object.entries(kept).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {filter.when !== undefined && <input type="hidden" name="when" value={filter.when} />}
      {pageSize !== DEFAULT_PAGE_SIZE && <input type="hidden" name="size" value={pageSize} />}
      <p className="filter-sentence-actions">
        <button type="submit" className="button-quiet">
          {context.t(listMessages.apply)}
        </button>
        {filtered && <a href={cleared}>{context.t(listMessages.clear)}</a>}
      </p>
    </InteractiveForm>
  );
}

function sentenceOf(parts: Readonly<Record<string, ReactNode>>): MessageDescriptor {
  if (!('category' in parts)) return listMessages.filterByYear;
  if ('year' in parts)
    return 'subcategory' in parts ? listMessages.filterSentenceWithSubcategory : listMessages.filterSentence;
  return 'subcategory' in parts ? listMessages.filterByCategoryAndSubcategory : listMessages.filterByCategory;
}

/** Newest first. The year of the address is offered even when nothing was published in it. */
export function offeredYears(years: readonly number[], chosen: number | undefined): readonly number[] {
  return [...new Set([...years, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => b - a);
}
