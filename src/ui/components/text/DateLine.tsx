import type { Instant } from '#domain/instant.ts';
import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface DateLineProps {
  readonly publishedAt: Instant;
  readonly updatedAt?: Instant | undefined;
}

export function DateLine({ publishedAt, updatedAt }: DateLineProps) {
  const page = useRenderContext();
  return (
    <p className="date-line">
      <span>
        {page.t(itemMessages.published)} <time dateTime={publishedAt}>{page.date(publishedAt)}</time>
      </span>
      {updatedAt !== undefined && (
        <span>
          {page.t(itemMessages.updated)} <time dateTime={updatedAt}>{page.date(updatedAt)}</time>
        </span>
      )}
    </p>
  );
}
