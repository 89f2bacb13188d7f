import type { Tally } from '#domain/water/tally.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Figure } from './Figure.tsx';

/** The total inflow or outflow of a day, of the reservoirs that reported it. */
export function TotalFact({ total: { sum, reported, all } }: { readonly total: Tally }) {
  const context = useRenderContext();
  if (sum === null) return <Figure value={null} />;
  return (
    <>
      {context.figure(sum)} {context.t(waterMessages.millionCubicMetresADay)}{' '}
      {reported < all && <span className="unit">({context.t(waterMessages.from, { reported, all })})</span>}
    </>
  );
}
