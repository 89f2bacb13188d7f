import type { Tally } from '#domain/water/tally.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Figure } from './Figure.tsx';

/** Water that flows in a day, of all that reported it. */
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
