import ZoomIn from 'lucide-react/icons/zoom-in';
import type { Picture as PictureData } from '#domain/picture.ts';
import { mediaMessages } from '../../messages/media.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from '../text/Icon.tsx';
import { Picture } from '../text/Picture.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface AlbumGridProps {
  readonly title: string;
  readonly pictures: readonly PictureData[];
  /** Address of a picture's own page. @param number counted from 1 */
  readonly hrefOf: (number: number) => string;
  /** The one that this page shows large, counted from 1. */
  readonly current?: number | undefined;
}

/** Of all below one that is shown large, of the first of an odd number, which has a row of its own, and of the others. */
const SMALLEST = '(min-width: 64rem) 12rem, 30vw';
const LARGE = '(min-width: 64rem) 53rem, 92vw';
const SMALL = '(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw';

/**
 * An album's pictures, all of one shape, each a link to a page that shows the whole of it large; with scripts they open in
 * a dialog. Below one that is shown large they are small and without their captions.
 */
export function AlbumGrid({ title, pictures, hrefOf, current }: AlbumGridProps) {
  const context = useRenderContext();
  const sizesOf = (index: number) => (index === 0 && pictures.length % 2 === 1 ? LARGE : SMALL);
  const isSmall = current !== undefined;
  return (
    <ul
      className="album-grid"
      data-small={isSmall || undefined}
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
            <a href={hrefOf(index + 1)} aria-current={index + 1 === current ? 'page' : undefined}>
              <Picture picture={picture} sizes={isSmall ? SMALLEST : sizesOf(index)} />
              <span className="album-zoom">
                <Icon icon={ZoomIn} />
              </span>
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
