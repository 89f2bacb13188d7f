import type { ReactNode } from 'react';
import { mapMessages } from '../messages/map.ts';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { useRenderContext } from '../RenderContext.tsx';
import { COUNTRY_OUTLINE } from './countryOutline.ts';
import { relativePath } from './relativePath.ts';

interface CountryMapProps {
  /** What the map shows, for those who do not see it. Absent where a table beside it says the same. */
  readonly label?: string;
  /** What stands on the map, at the points of `projectPlace`. */
  readonly children: ReactNode;
  /** Below the map, before the source of the borders. */
  readonly caption?: ReactNode;
}

const LAND = relativePath(COUNTRY_OUTLINE.path);

/** The outline of the country, 500 units wide, with what stands on it. */
export function CountryMap({ label, children, caption }: CountryMapProps) {
  const context = useRenderContext();
  const { width, height } = COUNTRY_OUTLINE;
  return (
    <figure className="country-map">
      <svg
        className="country-map-plot"
        viewBox={`-16 -16 ${String(width + 32)} ${String(height + 32)}`}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <path className="country-map-land" d={LAND} />
        {children}
      </svg>
      <figcaption>
        {caption} <Unbroken text={context.t(mapMessages.borders)} />
      </figcaption>
    </figure>
  );
}
