import { useId } from 'react';
import { PAGE_SIZES, type Paging } from '#domain/paging.ts';
import { listMessages } from '../../messages/list.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Query } from '../../routes.ts';
import { HiddenQuery } from './HiddenQuery.tsx';
import { InteractiveForm } from './InteractiveForm.tsx';

interface PageSizeFormProps {
  readonly path: string;
  /** The rest of the list's address. */
  readonly filter: Query;
  readonly pageSize: Paging['pageSize'];
}

/** Records per page (spec §2). */
export function PageSizeForm({ path, filter, pageSize }: PageSizeFormProps) {
  const context = useRenderContext();
  const id = useId();
  return (
    <InteractiveForm path={path} className="page-size-form">
      <HiddenQuery query={filter} />
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
