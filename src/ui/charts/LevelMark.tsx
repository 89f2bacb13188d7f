import type { ReactNode } from 'react';
import type { WaterLevel } from '#domain/water/waterLevel.ts';
import { levelLabels } from '../messages/water.ts';
import { useRenderContext } from '../RenderContext.tsx';

/** A level as text, with a small tank whose shape shows it too, so that it does not depend on colour. */
export function LevelMark({ level }: { readonly level: WaterLevel }) {
  const context = useRenderContext();
  return (
    <span className="level-mark" data-level={level}>
      <svg className="level-mark-tank" viewBox="0 0 20 20" aria-hidden="true">
        {WATER[level]}
        <path className="level-mark-wall" d="M2 3v15h16V3" />
      </svg>
      {context.t(levelLabels[level])}
    </span>
  );
}

function water(height: number): ReactNode {
  return <rect className="level-mark-water" x="4.5" width="11" y={15.5 - height} height={height} />;
}

/** The content of the tank: levels that need attention have an arrow, which stands at the curve where it is about one. */
const WATER: Readonly<Record<WaterLevel, ReactNode>> = {
  'over-full': (
    <>
      {water(6)}
      <path className="level-mark-arrow" d="M10 0l5.5 7h-11z" />
    </>
  ),
  'above-curve': (
    <>
      {water(5)}
      <path className="level-mark-curve" d="M4.5 9h11" />
      <path className="level-mark-arrow" d="M10 1l5 6H5z" />
    </>
  ),
  'very-high': water(11.5),
  good: water(8),
  fair: water(5),
  'below-curve': (
    <>
      {water(3)}
      <path className="level-mark-curve" d="M4.5 5h11" />
      <path className="level-mark-arrow" d="M10 12L6 7h8z" />
    </>
  ),
  low: (
    <>
      {water(2)}
      <path className="level-mark-arrow" d="M10 12L5.5 6h9z" />
    </>
  ),
};
