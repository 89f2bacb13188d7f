import type { ContentSummary } from '#domain/content/content.ts';
import { ArticleMeta } from '../item/ArticleMeta.tsx';
import { Picture } from '../text/Picture.tsx';
import { TitleLink } from '../item/TitleLink.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

const SIZES = '(min-width: 64rem) 13rem, (min-width: 48rem) 14rem, 6.5rem';
const LEAD_SIZES = '(min-width: 64rem) 26rem, (min-width: 48rem) 20rem, 92vw';

interface ArticleRowProps {
  readonly item: ContentSummary;
  /** Whether it leads a list, with a larger picture. */
  readonly isLead?: boolean;
}

/** A row of a list of news: text and a small picture. */
export function ArticleRow({ item, isLead = false }: ArticleRowProps) {
  return (
    <article className="article-row" data-lead={isLead || undefined}>
      <ArticleMeta item={item} />
      <h2 className="article-row-title">
        <TitleLink item={item} />
      </h2>
      <p className="article-row-summary">
        <Unbroken text={item.summary} />
      </p>
      {item.cover && (
        <div className="article-row-picture">
          <Picture picture={item.cover} sizes={isLead ? LEAD_SIZES : SIZES} decorative />
        </div>
      )}
    </article>
  );
}
