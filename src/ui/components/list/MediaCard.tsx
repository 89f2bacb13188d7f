import BookOpen from 'lucide-react/icons/book-open';
import ChartPie from 'lucide-react/icons/chart-pie';
import Images from 'lucide-react/icons/images';
import Play from 'lucide-react/icons/play';
import type { ContentDetail, ContentSummary } from '#domain/content/content.ts';
import { mediaMessages } from '../../messages/media.ts';
import { useRenderContext, type RenderContext } from '../../RenderContext.tsx';
import { duration } from '../item/duration.ts';
import { Icon, type Glyph } from '../text/Icon.tsx';
import { Picture } from '../text/Picture.tsx';
import { PlayMark } from '../item/PlayMark.tsx';
import { TitleLink } from '../item/TitleLink.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface MediaCardProps {
  readonly item: ContentSummary;
  readonly level: 2 | 3;
  readonly sizes: string;
  /** With its summary. */
  readonly full?: boolean;
}

/** An album, a video, an infographic or an issue: its picture, kind and title. */
export function MediaCard({ item, level, sizes, full = false }: MediaCardProps) {
  const context = useRenderContext();
  const Heading = `h${level}` as const;
  const cover = item.cover ?? (item.detail.kind === 'infographic' ? item.detail.picture : undefined);
  const badge = badgeOf(context, item.detail);
  return (
    <article className="media-card" data-kind={item.kind}>
      <div className="media-card-text">
        <Heading className="media-card-title">
          <TitleLink item={item} />
        </Heading>
        <p className="media-card-meta">
          {badge && (
            <span className="media-card-kind">
              <Icon icon={badge.glyph} />
              {badge.text}
            </span>
          )}
          <time dateTime={item.publishedAt}>{context.shortDate(item.publishedAt)}</time>
          {item.detail.kind === 'magazine' && (
            <span>{context.t(mediaMessages.pages, { count: item.detail.pages })}</span>
          )}
        </p>
        {full && (
          <p className="media-card-summary">
            <Unbroken text={item.summary} />
          </p>
        )}
      </div>
      {cover && (
        <div className="media-card-picture">
          <Picture picture={cover} sizes={sizes} decorative />
          {item.kind === 'video' && <PlayMark />}
        </div>
      )}
    </article>
  );
}

function badgeOf(
  context: RenderContext,
  detail: ContentDetail,
): { readonly glyph: Glyph; readonly text: string } | undefined {
  switch (detail.kind) {
    case 'album':
      return { glyph: Images, text: context.t(mediaMessages.pictures, { count: detail.pictures.length }) };
    case 'video':
      return { glyph: Play, text: context.t(mediaMessages.video, { duration: duration(detail.seconds) }) };
    case 'infographic':
      return { glyph: ChartPie, text: context.t(mediaMessages.infographic) };
    case 'magazine':
      return { glyph: BookOpen, text: detail.issue };
    default:
      return undefined;
  }
}
