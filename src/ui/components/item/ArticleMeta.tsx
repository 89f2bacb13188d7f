import type { ContentSummary } from '#domain/content/content.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** Category and date of an item in a list. */
export function ArticleMeta({ item }: { readonly item: ContentSummary }) {
  const context = useRenderContext();
  return (
    <p className="article-meta">
      {item.category && <span className="article-category">{item.category.label}</span>}
      <time dateTime={item.publishedAt}>{context.shortDate(item.publishedAt)}</time>
    </p>
  );
}
