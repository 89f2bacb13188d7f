import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { Fold } from '../components/site/Fold.tsx';
import { Prose } from '../components/text/Prose.tsx';
import { VideoPlayer } from '../components/item/VideoPlayer.tsx';
import { mediaMessages } from '../messages/media.ts';
import { RelatedItems } from '../components/item/RelatedItems.tsx';
import { useRenderContext } from '../RenderContext.tsx';
import type { VideoPageProps } from './props.ts';

/** A video, its transcript, folded because it is long, its description, and the videos before and after it. */
export function VideoPage({ videos, ...props }: VideoPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'video') return null;
  const { transcriptHtml } = item.detail;
  const player = (
    <div className="watch">
      <VideoPlayer title={item.title} video={item.detail} {...(item.cover && { still: item.cover })} />
      {transcriptHtml !== undefined && (
        <Fold className="transcript" head={context.t(mediaMessages.transcript)}>
          <Prose html={transcriptHtml} />
        </Fold>
      )}
    </div>
  );
  const slugs = videos.map(({ slug }) => slug);
  const related = item.related.filter(({ kind, slug }) => kind !== 'video' || !slugs.includes(slug));
  const others = <RelatedItems id="videos-title" title={context.t(mediaMessages.otherVideos)} items={videos} />;
  return <ItemLayout {...props} item={{ ...item, related }} facts={player} side={others} hidesCover />;
}
