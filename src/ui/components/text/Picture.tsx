import type { Picture as PictureData } from '#domain/picture.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface PictureProps {
  readonly picture: PictureData;
  /** How wide it is drawn, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Whether it is likely the largest thing in the first view: fetched at once then, otherwise when it comes near. */
  readonly first?: boolean;
  /** Beside a link or heading that already says what the picture shows. */
  readonly decorative?: boolean;
}

export function Picture({ picture, sizes, first = false, decorative = false }: PictureProps) {
  const { links } = useRenderContext();
  const sources = (format: 'webp' | 'jpeg') =>
    picture.variants.map((variant) => `${links.media(variant[format])} ${variant.width}w`).join(', ');
  const fallback = picture.variants.at(-1);
  if (fallback === undefined) return null;
  return (
    <picture>
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img
        src={links.media(fallback.jpeg)}
        srcSet={sources('jpeg')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
