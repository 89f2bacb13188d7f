import type { Picture as PictureData } from '#domain/picture.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface PictureProps {
  readonly picture: PictureData;
  /** Rendered width, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Whether it is likely the largest contentful paint: then it is loaded at once, otherwise lazily. */
  readonly priority?: boolean;
  /** Whether a link or heading next to it already describes it; then the alternative text is empty. */
  readonly decorative?: boolean;
}

export function Picture({ picture, sizes, priority = false, decorative = false }: PictureProps) {
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
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
