import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { Prose } from '../components/text/Prose.tsx';
import { VideoPlayer } from '../components/item/VideoPlayer.tsx';
import { mediaMessages } from '../messages/media.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';

/** A video, its description and its transcript. */
export function VideoPage(props: ItemPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'video') return null;
  const { transcriptHtml } = item.detail;
  const body = (
    <>
      <VideoPlayer title={item.title} video={item.detail} {...(item.cover && { still: item.cover })} />
      <Prose html={item.bodyHtml} />
      {transcriptHtml !== undefined && (
        <details className="transcript">
          <summary>{context.t(mediaMessages.transcript)}</summary>
          <Prose html={transcriptHtml} />
        </details>
      )}
    </>
  );
  return <ItemLayout {...props} body={body} hidesCover />;
}
