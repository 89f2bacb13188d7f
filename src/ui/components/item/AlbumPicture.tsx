import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Images from 'lucide-react/icons/images';
import ZoomIn from 'lucide-react/icons/zoom-in';
import type { Picture as PictureData } from '#domain/picture.ts';
import { listMessages } from '../../messages/list.ts';
import { mediaMessages } from '../../messages/media.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from '../text/Icon.tsx';
import { Picture } from '../text/Picture.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface AlbumPictureProps {
  readonly pictures: readonly PictureData[];
  /** Counted from 1. */
  readonly current: number;
  readonly hrefOf: (number: number) => string;
  readonly albumHref: string;
}

/** One picture of an album, large, with links to its file, to the previous and next picture and to the album. */
export function AlbumPicture({ pictures, current, hrefOf, albumHref }: AlbumPictureProps) {
  const context = useRenderContext();
  const picture = pictures[current - 1];
  if (picture === undefined) return null;
  const largest = picture.variants.at(-1);
  return (
    <div className="album-picture" id="picture">
      <figure className="item-cover">
        <Picture picture={picture} sizes="(min-width: 80rem) 75rem, (min-width: 40rem) 92vw, 100vw" priority />
        {picture.caption !== undefined && (
          <figcaption>
            <Unbroken text={picture.caption} />
          </figcaption>
        )}
      </figure>
      <nav className="album-picture-steps" aria-label={context.t(mediaMessages.pictureNavigation)}>
        {current > 1 && (
          <a href={`${hrefOf(current - 1)}#picture`} rel="prev">
            <Icon icon={ArrowLeft} />
            {context.t(listMessages.previous)}
          </a>
        )}
        <span>{context.t(mediaMessages.pictureNumber, { number: current, count: pictures.length })}</span>
        {current < pictures.length && (
          <a href={`${hrefOf(current + 1)}#picture`} rel="next">
            {context.t(listMessages.next)}
            <Icon icon={ArrowRight} />
          </a>
        )}
      </nav>
      <p className="album-picture-links">
        {largest && (
          <a href={context.links.media(largest.jpeg)}>
            <Icon icon={ZoomIn} />
            {context.t(mediaMessages.fullSize)}
          </a>
        )}
        <a href={albumHref}>
          <Icon icon={Images} />
          {context.t(mediaMessages.wholeAlbum)}
        </a>
      </p>
    </div>
  );
}
