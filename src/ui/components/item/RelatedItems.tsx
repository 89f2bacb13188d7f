import type { ContentSummary } from '#domain/content/content.ts';
import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { itemLink } from './itemLink.ts';

export function RelatedItems({ items }: { readonly items: readonly ContentSummary[] }) {
  const context = useRenderContext();
  const linked = items.filter((item) => itemLink(context, item) !== undefined);
  if (linked.length === 0) return null;
  return (
    <aside className="related-items" aria-labelledby="related-title">
      <h2 id="related-title" className="margin-title">
        {context.t(itemMessages.related)}
      </h2>
      <ul>
        {linked.map((item) => (
          <li key={`${item.kind}/${item.slug}`}>
            <ArticleCard item={item} level={3} variant="row" sizes="6.5rem" />
          </li>
        ))}
      </ul>
    </aside>
  );
}
