import type { Tally } from '#domain/water/tally.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Decimals } from '../../formats.ts';
import { Figure } from './Figure.tsx';

interface TotalFactProps {
  readonly total: Tally;
  readonly decimals: Decimals;
}

/** The total inflow or outflow of a day, of the reservoirs that reported it. */
export function TotalFact({ total: { sum, reported, all }, decimals }: TotalFactProps) {
  const context = useRenderContext();
  if (sum === null) return <Figure value={null} />;
  return (
    <>
      {context.columnFigure(sum, decimals)} {context.t(waterMessages.millionCubicMetresADay)}{' '}
      {reported < all && <span className="unit">({context.t(waterMessages.from, { reported, all })})</span>}
    </>
  );
}
