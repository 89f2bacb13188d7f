import type { ContentSummary } from '#domain/content/content.ts';
import { itemMessages } from '../messages/item.ts';
import { usePage } from '../PageContext.tsx';
import { ArticleCard } from './ArticleCard.tsx';

export function RelatedItems({ items }: { readonly items: readonly ContentSummary[] }) {
  const page = usePage();
  if (items.length === 0) return null;
  return (
    <aside className="related-items" aria-labelledby="related-title">
      <h2 id="related-title">{page.say(itemMessages.related)}</h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.kind}/${item.slug}`}>
            <ArticleCard item={item} level={3} shape="row" sizes="6.5rem" />
          </li>
        ))}
      </ul>
    </aside>
  );
}
