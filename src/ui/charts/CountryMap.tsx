import type { ReactNode } from 'react';
import { mapMessages } from '../messages/map.ts';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { useRenderContext } from '../RenderContext.tsx';
import { coarsePath } from './coarsePath.ts';
import { COUNTRY_OUTLINE } from './countryOutline.ts';
import { relativePath } from './relativePath.ts';

interface CountryMapProps {
  /** What the map shows, for those who do not see it. Absent where a table beside it says the same. */
  readonly label?: string;
  /** Whether it is some 8 rem wide. */
  readonly isSmall?: boolean;
  /** What stands on the map, at the points of `projectPlace`. */
  readonly children: ReactNode;
  /** Below the map, before the source of the borders. */
  readonly caption?: ReactNode;
}

/** On a small map, one pixel is some four units: much shorter lines are not seen, and only make its page larger. */
const SMALLEST_LINE = 10;
const LAND = relativePath(COUNTRY_OUTLINE.path);
const SMALL_LAND = relativePath(coarsePath(COUNTRY_OUTLINE.path, SMALLEST_LINE));

/** The outline of the country, 500 units wide, with what stands on it. */
export function CountryMap({ label, isSmall = false, children, caption }: CountryMapProps) {
  const context = useRenderContext();
  const { width, height } = COUNTRY_OUTLINE;
  return (
    <figure className="country-map">
      <svg
        className="country-map-plot"
        viewBox={`-16 -16 ${String(width + 32)} ${String(height + 32)}`}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <path className="country-map-land" d={isSmall ? SMALL_LAND : LAND} />
        {children}
      </svg>
      <figcaption>
        {caption} <Unbroken text={context.t(mapMessages.borders)} />
      </figcaption>
    </figure>
  );
}
