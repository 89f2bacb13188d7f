import type { Picture as PictureData } from '#domain/picture.ts';
import { mediaMessages } from '../../messages/media.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Picture } from '../text/Picture.tsx';

interface AlbumPictureProps {
  readonly pictures: readonly PictureData[];
  /** Counted from 1. */
  readonly current: number;
  readonly hrefOf: (number: number) => string;
  readonly albumHref: string;
}

/** One picture of an album, large, with links to the previous and next picture and to the album. */
export function AlbumPicture({ pictures, current, hrefOf, albumHref }: AlbumPictureProps) {
  const context = useRenderContext();
  const picture = pictures[current - 1];
  if (picture === undefined) return null;
  return (
    <div className="album-picture" id="picture">
      <figure className="item-cover">
        <Picture picture={picture} sizes="(min-width: 64rem) 50rem, 92vw" priority />
        {picture.caption !== undefined && <figcaption>{picture.caption}</figcaption>}
      </figure>
      <nav className="album-picture-links" aria-label={context.t(mediaMessages.pictureNavigation)}>
        {current > 1 && (
          <a href={`${hrefOf(current - 1)}#picture`} rel="prev">
            {context.t(mediaMessages.previousPicture)}
          </a>
        )}
        <span>{context.t(mediaMessages.pictureNumber, { number: current, count: pictures.length })}</span>
        {current < pictures.length && (
          <a href={`${hrefOf(current + 1)}#picture`} rel="next">
            {context.t(mediaMessages.nextPicture)}
          </a>
        )}
        <a href={albumHref}>{context.t(mediaMessages.wholeAlbum)}</a>
      </nav>
    </div>
  );
}
