import type { ContentSummary } from '#domain/content/content.ts';
import { ArticleMeta } from './ArticleMeta.tsx';
import { itemTitle } from './itemTitle.ts';
import { PlayMark } from './PlayMark.tsx';
import { Picture } from '../text/Picture.tsx';
import { TitleLink } from './TitleLink.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface ArticleCardProps {
  readonly item: ContentSummary;
  /** Heading level of the title. */
  readonly level: 2 | 3;
  /** The lead story, large; or a row with a small picture at its end. */
  readonly variant: 'lead' | 'row';
  /** Rendered width of the picture, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly summary?: boolean;
  /** Whether its picture is likely the largest contentful paint. */
  readonly priority?: boolean;
}

/** An item with its picture; the whole card is clickable. */
export function ArticleCard({ item, level, variant, sizes, summary = false, priority = false }: ArticleCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="article-card" data-variant={variant}>
      <div>
        <ArticleMeta item={item} />
        <Heading className="article-card-title">
          <TitleLink item={item} title={itemTitle(item)} />
        </Heading>
        {summary && (
          <p className="article-card-summary">
            <Unbroken text={item.summary} />
          </p>
        )}
      </div>
      {item.cover && (
        <div className="article-card-picture">
          <Picture picture={item.cover} sizes={sizes} priority={priority} decorative />
          {item.detail.kind === 'video' && <PlayMark isElsewhere={item.detail.source.at === 'elsewhere'} />}
        </div>
      )}
    </article>
  );
}
