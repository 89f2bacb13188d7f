import type { ContentSummary } from '#domain/content/content.ts';
import { usePage } from '../PageContext.tsx';
import { itemLink } from './itemLink.ts';
import { unbroken } from './unbroken.ts';

/** Titles and dates only, under a heading that is not theirs. */
export function Headlines({ items }: { readonly items: readonly ContentSummary[] }) {
  const page = usePage();
  return (
    <ul className="headlines">
      {items.map((item) => (
        <li key={`${item.kind}/${item.slug}`}>
          <a href={itemLink(page, item)}>{unbroken(item.title)}</a>
          <time dateTime={item.publishedAt}>{page.shortDate(item.publishedAt)}</time>
        </li>
      ))}
    </ul>
  );
}
