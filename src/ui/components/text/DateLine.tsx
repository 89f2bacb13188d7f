import type { Instant } from '#domain/instant.ts';
import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface DateLineProps {
  readonly publishedAt: Instant;
  readonly updatedAt?: Instant | undefined;
  /** How much there is of what was published. */
  readonly amount?: string | undefined;
}

export function DateLine({ publishedAt, updatedAt, amount }: DateLineProps) {
  const context = useRenderContext();
  return (
    <p className="date-line">
      <span>
        {context.t(itemMessages.published)} <time dateTime={publishedAt}>{context.date(publishedAt)}</time>
      </span>
      {updatedAt !== undefined && (
        <span>
          {context.t(itemMessages.updated)} <time dateTime={updatedAt}>{context.date(updatedAt)}</time>
        </span>
      )}
      {amount !== undefined && <span>{amount}</span>}
    </p>
  );
}
