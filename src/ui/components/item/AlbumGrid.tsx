import type { Picture as PictureData } from '#domain/picture.ts';
import { mediaMessages } from '../../messages/media.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Picture } from '../text/Picture.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface AlbumGridProps {
  readonly title: string;
  readonly pictures: readonly PictureData[];
  /** Address of a picture's own page. @param number counted from 1 */
  readonly hrefOf: (number: number) => string;
}

/** Of the first of an odd number of pictures, which has a row of its own, and of the others. */
const LARGE = '(min-width: 64rem) 53rem, 92vw';
const SMALL = '(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw';

/** Narrower pictures lose their top or bottom in a wide frame. */
const NARROWEST_WIDE = 1.25;

function isSquare({ width, height }: PictureData): boolean {
  return width < height * NARROWEST_WIDE;
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
        <li key={index} data-shape={isSquare(picture) ? 'square' : undefined}>
          <figure>
            <a href={hrefOf(index + 1)}>
              <Picture picture={picture} sizes={index === 0 && pictures.length % 2 === 1 ? LARGE : SMALL} />
            </a>
            {picture.caption !== undefined && (
              <figcaption>
                <Unbroken text={picture.caption} />
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
}
