import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { Fold } from '../components/site/Fold.tsx';
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
        <Fold className="transcript" head={context.t(mediaMessages.transcript)} onPhonesOnly>
          <Prose html={transcriptHtml} />
        </Fold>
      )}
    </>
  );
  return <ItemLayout {...props} lead={lead} hidesCover />;
}
