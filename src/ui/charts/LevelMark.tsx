import type { ReactNode } from 'react';
import type { WaterLevel } from '#domain/water/waterLevel.ts';
import { levelLabels } from '../messages/water.ts';
import { useRenderContext } from '../RenderContext.tsx';

interface LevelMarkProps {
  readonly level: WaterLevel;
  /** For a text that says the level in words of its own. */
  readonly isShapeOnly?: boolean;
}

/**
 * A level as text, with a shape, so that it does not depend on colour: a tank filled as far as the level says, or the
 * triangle that warns above the marks of maps, full for a share of the storage, empty for a rule curve.
 */
export function LevelMark({ level, isShapeOnly = false }: LevelMarkProps) {
  const context = useRenderContext();
  return (
    <span className={isShapeOnly ? 'level-mark icon' : 'level-mark'} data-level={level}>
      <svg className="level-mark-shape" viewBox="0 0 20 20" aria-hidden="true">
        {SHAPES[level]}
      </svg>
      {!isShapeOnly && context.t(levelLabels[level])}
    </span>
  );
}

function tank(height: number): ReactNode {
  return (
    <>
      <rect className="level-mark-water" x="4.5" width="11" y={15.5 - height} height={height} />
      <path className="level-mark-wall" d="M2 3v15h16V3" />
    </>
  );
}

const POINTS_UP = <path className="level-mark-warning" d="M10 5l7 11H3z" />;
const POINTS_DOWN = <path className="level-mark-warning" d="M10 16L3 5h14z" />;
const SHAPES: Readonly<Record<WaterLevel, ReactNode>> = {
  'over-full': POINTS_UP,
  'above-curve': POINTS_UP,
  'very-good': tank(11.5),
  good: tank(8),
  fair: tank(5),
  'below-curve': POINTS_DOWN,
  low: POINTS_DOWN,
};
