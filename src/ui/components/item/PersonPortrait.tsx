import type { Picture as PictureData } from '#domain/picture.ts';
import { Picture } from '../text/Picture.tsx';

interface PersonPortraitProps {
  readonly picture: PictureData | undefined;
  /** Rendered width, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Whether it is likely the largest contentful paint. */
  readonly priority?: boolean;
}

/** The picture of a person; without one the outline of a person, the same for everybody: it says nothing of anybody. */
export function PersonPortrait({ picture, sizes, priority = false }: PersonPortraitProps) {
  return (
    <div className="person-portrait">
      {picture === undefined ? (
        <svg viewBox="0 0 80 100" aria-hidden="true">
          <circle cx="40" cy="40" r="17" />
          <path d="M8 100C8 76 22 66 40 66S72 76 72 100z" />
        </svg>
      ) : (
        <Picture picture={picture} sizes={sizes} priority={priority} />
      )}
    </div>
  );
}
