import type { ContentSummary } from '#domain/content/content.ts';
import { usePage } from '../PageContext.tsx';
import { ArticleMeta } from './ArticleMeta.tsx';
import { itemLink } from './itemLink.ts';
import { Picture } from './Picture.tsx';
import { unbroken } from './unbroken.ts';

/** One line of a list of news: words and a small picture. */
export function ArticleRow({ item }: { readonly item: ContentSummary }) {
  const page = usePage();
  return (
    <article className="article-row">
      <ArticleMeta item={item} />
      <h2 className="article-row-title">
        <a href={itemLink(page, item)}>{unbroken(item.title)}</a>
      </h2>
      <p className="article-row-summary">{unbroken(item.summary)}</p>
      {item.cover && (
        <div className="article-row-picture">
          <Picture picture={item.cover} sizes="(min-width: 48rem) 16rem, 6.5rem" decorative />
        </div>
      )}
    </article>
  );
}
