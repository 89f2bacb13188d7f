import type { ReactNode } from 'react';
import type { ContentSummary } from '#domain/content/content.ts';
import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { itemLink } from './itemLink.ts';

interface RelatedItemsProps {
  readonly items: readonly ContentSummary[];
  /** 'Related' when left out. */
  readonly title?: string;
  /** Of the heading, unique on the page. */
  readonly id?: string;
  /** A link to all of them, below the list. */
  readonly all?: ReactNode;
}

export function RelatedItems({ items, title, id = 'related-title', all }: RelatedItemsProps) {
  const context = useRenderContext();
  const linked = items.filter((item) => itemLink(context, item) !== undefined);
  if (linked.length === 0) return null;
  return (
    <aside className="related-items" aria-labelledby={id}>
      <h2 id={id} className="margin-title">
        {title ?? context.t(itemMessages.related)}
      </h2>
      <ul>
        {linked.map((item) => (
          <li key={`${item.kind}/${item.slug}`}>
            <ArticleCard item={item} level={3} variant="row" sizes="6.5rem" />
          </li>
        ))}
      </ul>
      {all !== undefined && <p className="related-all">{all}</p>}
    </aside>
  );
}
