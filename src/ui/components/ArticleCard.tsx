import type { ContentSummary } from '#domain/content/content.ts';
import { usePage } from '../PageContext.tsx';
import { ArticleMeta } from './ArticleMeta.tsx';
import { itemLink } from './itemLink.ts';
import { Picture } from './Picture.tsx';
import { unbroken } from './unbroken.ts';

interface ArticleCardProps {
  readonly item: ContentSummary;
  /** The level of its title among the page's headings. */
  readonly level: 2 | 3;
  /** A tall card; the lead story, larger and with its summary; or a row with a small picture at its end. */
  readonly shape?: 'card' | 'lead' | 'row';
  /** Width of the picture, as the `sizes` attribute says it. */
  readonly sizes: string;
}

/** An item with its picture; the whole card leads where its title leads. */
export function ArticleCard({ item, level, shape = 'card', sizes }: ArticleCardProps) {
  const page = usePage();
  const Heading = `h${level}` as const;
  return (
    <article className="article-card" data-shape={shape}>
      <div>
        <ArticleMeta item={item} />
        <Heading className="article-card-title">
          <a href={itemLink(page, item)}>{unbroken(item.title)}</a>
        </Heading>
        {shape === 'lead' && <p className="article-card-summary">{unbroken(item.summary)}</p>}
      </div>
      {item.cover && (
        <div className="article-card-picture">
          <Picture picture={item.cover} sizes={sizes} first={shape === 'lead'} decorative />
        </div>
      )}
    </article>
  );
}
