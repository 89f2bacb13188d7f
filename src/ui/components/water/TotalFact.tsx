import type { Tally } from '#domain/water/tally.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** Water that flows in a day, of all that reported it. */
export function TotalFact({ total: { sum, reported, all } }: { readonly total: Tally }) {
  const context = useRenderContext();
  if (sum === null) return <span className="not-reported">{context.t(waterMessages.notReported)}</span>;
  return (
    <>
      {context.figure(sum)} {context.t(waterMessages.millionCubicMetresADay)}{' '}
      {reported < all && <span className="unit">({context.t(waterMessages.from, { reported, all })})</span>}
    </>
  );
}
