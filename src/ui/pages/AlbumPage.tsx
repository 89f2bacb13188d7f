import { AlbumGrid } from '../components/item/AlbumGrid.tsx';
import { AlbumPicture } from '../components/item/AlbumPicture.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { MediaCard } from '../components/list/MediaCard.tsx';
import { TitledSection } from '../components/site/TitledSection.tsx';
import { openingParagraph } from '../components/text/openingParagraph.ts';
import { Prose } from '../components/text/Prose.tsx';
import { mediaMessages } from '../messages/media.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { AlbumPageProps } from './props.ts';

/**
 * An album: what the pictures are about, the pictures, and the albums beside it; or one picture of it, large, with the
 * others small below it.
 */
export function AlbumPage({ current, albums, ...props }: AlbumPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'album') return null;
  const { pictures } = item.detail;
  const hrefOf = (picture?: number) => context.to('album', { id: item.slug }, { picture });
  const grid = <AlbumGrid title={item.title} pictures={pictures} hrefOf={hrefOf} current={current} />;
  if (current !== undefined) {
    const picture = context.t(mediaMessages.pictureNumber, { number: current, count: pictures.length });
    return (
      <ItemLayout
        {...props}
        trail={[...props.trail, { label: item.title, href: hrefOf() }]}
        crumb={picture}
        hidesSummary
        dates="none"
        body={
          <>
            <AlbumPicture pictures={pictures} current={current} hrefOf={hrefOf} albumHref={hrefOf()} />
            {grid}
          </>
        }
        hidesCover
      />
    );
  }
  const [opening, rest] = openingParagraph(item.bodyHtml);
  const body = (
    <>
      <div className="album">
        {/* Before the pictures, which it explains; the rest would keep readers from them. */}
        {opening !== '' && <Prose html={opening} />}
        {grid}
        {rest !== '' && <Prose html={rest} />}
      </div>
    </>
  );
  const others = albums.length > 0 && (
    <TitledSection
      className="album-others"
      title={context.t(mediaMessages.otherAlbums)}
      links={<a href={context.to('albums')}>{context.t(mediaMessages.allAlbums)}</a>}
    >
      <ul>
        {albums.map((other) => (
          <li key={other.slug}>
            <MediaCard item={other} level={3} sizes="(min-width: 64rem) 18rem, 45vw" amongItsKind />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
  const amount = context.t(mediaMessages.pictures, { count: pictures.length });
  return <ItemLayout {...props} amount={amount} body={body} side={others} hidesCover />;
}
