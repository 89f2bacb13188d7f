import type { Picture as PictureData } from '#domain/picture.ts';
import { mediaMessages } from '../../messages/media.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Picture } from '../text/Picture.tsx';

interface AlbumGridProps {
  readonly title: string;
  readonly pictures: readonly PictureData[];
  /** Address of a picture's own page. @param number counted from 1 */
  readonly hrefOf: (number: number) => string;
}

/** An album's pictures, each a link to a page that shows it large; with scripts they open in a dialog. */
export function AlbumGrid({ title, pictures, hrefOf }: AlbumGridProps) {
  const context = useRenderContext();
  return (
    <ul
      className="album-grid"
      data-enhance="lightbox"
      data-label={title}
      data-pictures={context.t(mediaMessages.pictureNavigation)}
      data-previous={context.t(mediaMessages.previousPicture)}
      data-next={context.t(mediaMessages.nextPicture)}
      data-zoom-in={context.t(mediaMessages.zoomIn)}
      data-zoom-out={context.t(mediaMessages.zoomOut)}
      data-close={context.t(mediaMessages.closePicture)}
    >
      {pictures.map((picture, index) => (
        <li key={index}>
          <figure>
            <a href={hrefOf(index + 1)}>
              <Picture picture={picture} sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw" />
            </a>
            {picture.caption !== undefined && <figcaption>{picture.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
