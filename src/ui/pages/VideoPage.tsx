import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { Fold } from '../components/text/Fold.tsx';
import { Prose } from '../components/text/Prose.tsx';
import { VideoPlayer } from '../components/item/VideoPlayer.tsx';
import { duration } from '../components/item/duration.ts';
import { mediaMessages } from '../messages/media.ts';
import { RelatedItems } from '../components/item/RelatedItems.tsx';
import { useRenderContext } from '../RenderContext.tsx';
import type { VideoPageProps } from './props.ts';

/** A video, its description, its transcript, folded because it is long, and the videos before and after it. */
export function VideoPage({ videos, ...props }: VideoPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'video') return null;
  const { seconds, transcriptHtml } = item.detail;
  const player = (
    <div className="watch">
      <VideoPlayer title={item.title} video={item.detail} {...(item.cover && { still: item.cover })} />
    </div>
  );
  const transcript = transcriptHtml !== undefined && (
    <Fold className="transcript" head={context.t(mediaMessages.transcript)}>
      <Prose html={transcriptHtml} />
    </Fold>
  );
  const slugs = videos.map(({ slug }) => slug);
  const related = item.related.filter(({ kind, slug }) => kind !== 'video' || !slugs.includes(slug));
  const others = (
    <RelatedItems
      id="videos-title"
      title={context.t(mediaMessages.otherVideos)}
      items={videos}
      all={<a href={context.to('videos')}>{context.t(mediaMessages.allVideos)}</a>}
    />
  );
  const amount = context.t(mediaMessages.minutes, { duration: duration(seconds) });
  return (
    <ItemLayout
      {...props}
      item={{ ...item, related }}
      amount={amount}
      facts={player}
      end={transcript}
      side={others}
      hidesCover
    />
  );
}
