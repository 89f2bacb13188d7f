import type { Tally } from '#domain/water/tally.ts';
import type { Decimals } from '../../formats.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Figure } from './Figure.tsx';
import { Incomplete } from './Incomplete.tsx';

interface SumCellProps {
  /** Of days. */
  readonly of: Tally;
  readonly decimals: Decimals;
}

/** The cell of a sum of days, with a mark where it lacks some. */
export function SumCell({ of, decimals }: SumCellProps) {
  const context = useRenderContext();
  const missing = daysMissing(of);
  return (
    <td className="number">
      <Figure value={of.sum} decimals={decimals} />
      {missing > 0 && <Incomplete text={context.t(waterMessages.daysMissing, { count: missing })} />}
    </td>
  );
}

/** How many days a sum lacks. */
export function daysMissing({ sum, all, reported }: Tally): number {
  return sum === null ? 0 : all - reported;
}
