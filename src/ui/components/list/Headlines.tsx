import type { ContentSummary } from '#domain/content/content.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { TitleLink } from '../item/TitleLink.tsx';

/** Items as titles and dates only. The caller renders the heading. */
export function Headlines({ items }: { readonly items: readonly ContentSummary[] }) {
  const context = useRenderContext();
  return (
    <ul className="headlines">
      {items.map((item) => (
        <li key={`${item.kind}/${item.slug}`}>
          <TitleLink item={item} />
          <time dateTime={item.publishedAt}>{context.shortDate(item.publishedAt)}</time>
        </li>
      ))}
    </ul>
  );
}
