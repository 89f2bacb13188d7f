import type { CategoryLabel } from '#domain/content/content.ts';
import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** The keywords of an item, each a link to everything that has it. */
export function ItemKeywords({ tags }: { readonly tags: readonly CategoryLabel[] }) {
  const context = useRenderContext();
  if (tags.length === 0) return null;
  return (
    <section className="item-tags" aria-labelledby="tags-title">
      <h2 id="tags-title">{context.t(itemMessages.tags)}</h2>
      <ul>
        {tags.map(({ code, label }) => (
          <li key={code}>
            <a href={context.to('search', {}, { tag: code })} rel="nofollow">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
