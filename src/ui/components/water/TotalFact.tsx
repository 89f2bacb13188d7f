import type { Tally } from '#domain/water/tally.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** Water that flows in a day, of all that reported it. */
export function TotalFact({ total: { sum, reported, all } }: { readonly total: Tally }) {
  const page = useRenderContext();
  if (sum === null) return <span className="not-reported">{page.t(waterMessages.notReported)}</span>;
  return (
    <>
      {page.figure(sum)} {page.t(waterMessages.millionCubicMetresADay)}{' '}
      {reported < all && <span className="unit">({page.t(waterMessages.from, { reported, all })})</span>}
    </>
  );
}
