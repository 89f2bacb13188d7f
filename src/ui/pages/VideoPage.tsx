import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { Fold } from '../components/site/Fold.tsx';
import { Prose } from '../components/text/Prose.tsx';
import { VideoPlayer } from '../components/item/VideoPlayer.tsx';
import { mediaMessages } from '../messages/media.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';

/** A video, its transcript, folded because it is long, and its description. */
export function VideoPage(props: ItemPageProps) {
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
  return <ItemLayout {...props} facts={player} hidesCover />;
}
