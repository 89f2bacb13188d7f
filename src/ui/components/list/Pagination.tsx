import { pageCount, pageSteps, DEFAULT_PAGE_SIZE, type Paging } from '#domain/paging.ts';
import { listMessages } from '../../messages/list.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface PaginationProps {
  readonly paging: Paging;
  readonly total: number;
  /** Address of a page of the same list. */
  readonly hrefOf: (query: { readonly page?: number; readonly size?: number }) => string;
}

/** First, previous, numbered steps, next, last (spec §2). */
export function Pagination({ paging, total, hrefOf }: PaginationProps) {
  const context = useRenderContext();
  const last = pageCount(total, paging.pageSize);
  if (last === 1) return null;
  const href = (number: number) =>
    hrefOf({
      ...(number > 1 && { page: number }),
      ...(paging.pageSize !== DEFAULT_PAGE_SIZE && { size: paging.pageSize }),
    });
  const step = (message: keyof typeof STEP_MESSAGES, number: number, rel?: 'prev' | 'next') => {
    const label = context.t(STEP_MESSAGES[message]);
    const possible = number >= 1 && number <= last && number !== paging.page;
    return (
      <li className="pagination-step" data-step={message}>
        {possible ? (
          <a href={href(number)} rel={rel}>
            {label}
          </a>
        ) : (
          <span aria-hidden="true">{label}</span>
        )}
      </li>
    );
  };
  return (
    <nav className="pagination" aria-label={context.t(listMessages.pages)}>
      <ul className="pagination-list">
        {step('first', 1)}
        {step('previous', paging.page - 1, 'prev')}
        {pageSteps(paging.page, last).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap ${index}`} className="pagination-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry.page} className="pagination-number">
              <a
                href={href(entry.page)}
                aria-label={context.t(listMessages.pageNumber, { page: context.number(entry.page) })}
                aria-current={entry.current ? 'page' : undefined}
              >
                {context.number(entry.page)}
              </a>
              {entry.current && <span className="pagination-of">{` / ${context.number(last)}`}</span>}
            </li>
          ),
        )}
        {step('next', paging.page + 1, 'next')}
        {step('last', last)}
      </ul>
    </nav>
  );
}

const STEP_MESSAGES = {
  first: listMessages.first,
  previous: listMessages.previous,
  next: listMessages.next,
  last: listMessages.last,
};
