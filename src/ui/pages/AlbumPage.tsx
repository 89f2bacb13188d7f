import { AlbumGrid } from '../components/AlbumGrid.tsx';
import { AlbumPicture } from '../components/AlbumPicture.tsx';
import { ItemLayout } from '../components/ItemLayout.tsx';
import { listTrail } from '../components/listTrail.ts';
import { Prose } from '../components/Prose.tsx';
import { usePage } from '../PageContext.tsx';
import type { AlbumPageProps } from './props.ts';

export function AlbumPage({ item, address, current }: AlbumPageProps) {
  const page = usePage();
  if (item.detail.kind !== 'album') return null;
  const { pictures } = item.detail;
  const hrefOf = (picture?: number) => page.to('album', { id: item.slug }, { picture });
  const body = (
    <>
      {current !== undefined && (
        <AlbumPicture pictures={pictures} current={current} hrefOf={hrefOf} albumHref={hrefOf()} />
      )}
      <Prose html={item.bodyHtml} />
      <AlbumGrid title={item.title} pictures={pictures} hrefOf={hrefOf} />
    </>
  );
  return (
    <ItemLayout item={item} address={address} trail={listTrail(page, 'albums', item.category)} body={body} uncovered />
  );
}
