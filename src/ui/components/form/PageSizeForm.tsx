import { useId } from 'react';
import { PAGE_SIZES, type Paging } from '#domain/paging.ts';
import { listMessages } from '../../messages/list.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { ListFilter } from '#domain/content/listFilter.ts';
import { InteractiveForm } from './InteractiveForm.tsx';

interface PageSizeFormProps {
  readonly path: string;
  readonly filter: ListFilter;
  readonly pageSize: Paging['pageSize'];
}

const FILTER_FIELDS = ['category', 'subcategory', 'year', 'when'] as const;

/** Records per page (spec §2). */
export function PageSizeForm({ path, filter, pageSize }: PageSizeFormProps) {
  const context = useRenderContext();
  const id = useId();
  return (
    <InteractiveForm path={path} className="page-size-form">
      {FILTER_FIELDS.map(
        (name) => filter[name] !== undefined && <input key={name} type="hidden" name={name} value={filter[name]} />,
      )}
      <label htmlFor={id}>{context.t(listMessages.pageSize)}</label>
      <select id={id} name="size" className="select" defaultValue={pageSize}>
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      <button type="submit" className="button-quiet">
        {context.t(listMessages.changePageSize)}
      </button>
    </InteractiveForm>
  );
}
