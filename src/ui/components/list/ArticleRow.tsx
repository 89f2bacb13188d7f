import type { ContentSummary } from '#domain/content/content.ts';
import { ArticleMeta } from '../item/ArticleMeta.tsx';
import { Picture } from '../text/Picture.tsx';
import { TitleLink } from '../item/TitleLink.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

/** A row of a list of news: text and a small picture. */
export function ArticleRow({ item }: { readonly item: ContentSummary }) {
  return (
    <article className="article-row">
      <ArticleMeta item={item} />
      <h2 className="article-row-title">
        <TitleLink item={item} />
      </h2>
      <p className="article-row-summary">
        <Unbroken text={item.summary} />
      </p>
      {item.cover && (
        <div className="article-row-picture">
          <Picture picture={item.cover} sizes="(min-width: 64rem) 17rem, (min-width: 48rem) 14rem, 6.5rem" decorative />
        </div>
      )}
    </article>
  );
}
