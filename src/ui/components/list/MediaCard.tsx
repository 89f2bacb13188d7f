import BookOpen from 'lucide-react/icons/book-open';
import ChartPie from 'lucide-react/icons/chart-pie';
import ExternalLink from 'lucide-react/icons/external-link';
import Images from 'lucide-react/icons/images';
import Play from 'lucide-react/icons/play';
import type { ContentSummary, VideoSource } from '#domain/content/content.ts';
import { mediaMessages } from '../../messages/media.ts';
import { useRenderContext, type RenderContext } from '../../RenderContext.tsx';
import { AttachmentLink } from '../item/AttachmentLink.tsx';
import { duration } from '../item/duration.ts';
import { issueBeside, issueParts, issueSubject } from './issueNames.ts';
import { Icon, type Glyph } from '../text/Icon.tsx';
import { Picture } from '../text/Picture.tsx';
import { PlayMark } from '../item/PlayMark.tsx';
import { TitleLink } from '../item/TitleLink.tsx';
import { websiteName } from '../item/websiteName.ts';
import { Unbroken } from '../text/Unbroken.tsx';

interface MediaCardProps {
  readonly item: ContentSummary;
  readonly level: 2 | 3;
  readonly sizes: string;
  /** With its summary, in the list of its kind. */
  readonly full?: boolean;
  /** Beside others of its kind: neither the kind nor the name of the magazine is said again. */
  readonly amongItsKind?: boolean;
}

/** An album, a video, an infographic or an issue: its picture, kind and title. */
export function MediaCard({ item, level, sizes, full = false, amongItsKind = full }: MediaCardProps) {
  const context = useRenderContext();
  const Heading = `h${level}` as const;
  const cover = item.cover ?? (item.detail.kind === 'infographic' ? item.detail.picture : undefined);
  const badge = badgeOf(context, item, amongItsKind);
  const issue = item.detail.kind === 'magazine' ? item.detail.issue : undefined;
  const title = issue !== undefined && amongItsKind && !full ? issueSubject(item.title, issue) : item.title;
  const months = issue !== undefined && amongItsKind ? issueParts(issue)[1] : undefined;
  const saysMonths = months !== undefined || (issue !== undefined && badge?.text !== issue);
  return (
    <article className="media-card" data-kind={item.kind}>
      <div className="media-card-text">
        <Heading className="media-card-title">
          <TitleLink item={item} title={title} />
        </Heading>
        <p className="media-card-meta">
          {badge && (
            <span className="media-card-kind">
              {badge.glyph && <Icon icon={badge.glyph} />}
              {badge.text}
            </span>
          )}
          {amongItsKind && item.detail.kind === 'video' && <VideoSize source={item.detail.source} />}
          {!saysMonths && <time dateTime={item.publishedAt}>{context.shortDate(item.publishedAt)}</time>}
          {item.detail.kind === 'magazine' && (
            <span>{context.t(mediaMessages.pages, { count: item.detail.pages })}</span>
          )}
          {months !== undefined && <span className="media-card-months">{months}</span>}
        </p>
        {full && (
          <p className="media-card-summary">
            <Unbroken text={item.summary} />
          </p>
        )}
        {full && item.detail.kind === 'magazine' && (
          <p className="media-card-file">
            <AttachmentLink attachment={item.detail.file} isBelowTitle />
          </p>
        )}
      </div>
      {cover && (
        <div className="media-card-picture">
          <Picture picture={cover} sizes={sizes} decorative />
          {item.detail.kind === 'video' && <PlayMark isElsewhere={item.detail.source.at === 'elsewhere'} />}
        </div>
      )}
    </article>
  );
}

/** How much is loaded from this website, or on which other one the video is. */
function VideoSize({ source }: { readonly source: VideoSource }) {
  const context = useRenderContext();
  if (source.at === 'elsewhere')
    return (
      <span className="media-card-site">
        <Icon icon={ExternalLink} />
        {context.t(mediaMessages.onSite, { site: websiteName(source.address) })}
      </span>
    );
  return source.size === undefined ? null : <span>{context.fileSize(source.size)}</span>;
}

/** How much there is of it, and what it is unless all of the list are. */
function badgeOf(
  context: RenderContext,
  { title, detail }: ContentSummary,
  amongItsKind: boolean,
): { readonly glyph?: Glyph; readonly text: string } | undefined {
  switch (detail.kind) {
    case 'album':
      return { glyph: Images, text: context.t(mediaMessages.pictures, { count: detail.pictures.length }) };
    case 'video':
      return amongItsKind
        ? { text: context.t(mediaMessages.minutes, { duration: duration(detail.seconds) }) }
        : { glyph: Play, text: context.t(mediaMessages.video, { duration: duration(detail.seconds) }) };
    case 'infographic':
      return amongItsKind ? undefined : { glyph: ChartPie, text: context.t(mediaMessages.infographic) };
    case 'magazine':
      return { glyph: BookOpen, text: amongItsKind ? issueParts(detail.issue)[0] : issueBeside(title, detail.issue) };
    default:
      return undefined;
  }
}
