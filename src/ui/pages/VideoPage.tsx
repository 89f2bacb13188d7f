import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { Prose } from '../components/text/Prose.tsx';
import { VideoPlayer } from '../components/item/VideoPlayer.tsx';
import { mediaMessages } from '../messages/media.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';

/** A video, its transcript, which is beside it on wide screens, and its description. */
export function VideoPage(props: ItemPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'video') return null;
  const { transcriptHtml } = item.detail;
  const lead = (
    <>
      <div className="watch">
        <VideoPlayer title={item.title} video={item.detail} {...(item.cover && { still: item.cover })} />
      </div>
      {transcriptHtml !== undefined && (
        <details className="transcript" open>
          <summary>{context.t(mediaMessages.transcript)}</summary>
          <Prose html={transcriptHtml} />
        </details>
      )}
    </>
  );
  return <ItemLayout {...props} lead={lead} hidesCover />;
}
