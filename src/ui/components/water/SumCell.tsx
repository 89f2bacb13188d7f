import type { Tally } from '#domain/water/tally.ts';
import type { Decimals } from '../../formats.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Figure } from './Figure.tsx';

interface SumCellProps {
  /** Of days. */
  readonly of: Tally;
  readonly decimals: Decimals;
}

/** The cell of a sum of days, which says of how many it is where it lacks some. */
export function SumCell({ of, decimals }: SumCellProps) {
  const context = useRenderContext();
  return (
    <td className="number">
      <Figure value={of.sum} decimals={decimals} />
      {daysMissing(of) > 0 && (
        <>
          {' '}
          <span className="figure-note">
            {context.t(waterMessages.daysReported, { reported: of.reported, all: of.all })}
          </span>
        </>
      )}
    </td>
  );
}

/** How many days a sum lacks. */
export function daysMissing({ sum, all, reported }: Tally): number {
  return sum === null ? 0 : all - reported;
}
