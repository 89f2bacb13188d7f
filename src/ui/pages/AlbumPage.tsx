import { AlbumGrid } from '../components/item/AlbumGrid.tsx';
import { AlbumPicture } from '../components/item/AlbumPicture.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { Prose } from '../components/text/Prose.tsx';
import { useRenderContext } from '../RenderContext.tsx';
import type { AlbumPageProps } from './props.ts';

export function AlbumPage({ current, ...props }: AlbumPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'album') return null;
  const { pictures } = item.detail;
  const hrefOf = (picture?: number) => context.to('album', { id: item.slug }, { picture });
  const body = (
    <>
      {current !== undefined && (
        <AlbumPicture pictures={pictures} current={current} hrefOf={hrefOf} albumHref={hrefOf()} />
      )}
      <div className="album">
        <AlbumGrid title={item.title} pictures={pictures} hrefOf={hrefOf} />
        {/* After the pictures, which are what an album is opened for. */}
        {item.bodyHtml !== '' && <Prose html={item.bodyHtml} />}
      </div>
    </>
  );
  return <ItemLayout {...props} body={body} hidesCover />;
}
