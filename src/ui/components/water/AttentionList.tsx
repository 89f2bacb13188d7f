import { crossedCurve } from '#domain/water/ruleCurve.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { BarKey } from './BarKey.tsx';
import { ShareCell } from './ShareCell.tsx';

interface AttentionListProps {
  /** Most urgent first. */
  readonly reservoirs: readonly ReservoirOnDay[];
  /** See `barEnd`. */
  readonly end: number;
}

/** The reservoirs that need attention, with a mark on the bars of those outside their rule curves at the one they crossed. */
export function AttentionList({ reservoirs, end }: AttentionListProps) {
  const context = useRenderContext();
  return (
    <>
      <BarKey curves={reservoirs.map(({ reservoir, reading }) => reading && crossedCurve(reservoir, reading)?.curve)} />
      <ol className="attention-list">
        {reservoirs.map((one) => (
          <li key={one.reservoir.id}>
            <p className="attention-list-name">
              <a href={context.to('reservoir', { id: one.reservoir.id })}>{one.reservoir.name[context.locale]}</a>{' '}
              <span className="attention-list-province">{one.reservoir.province[context.locale]}</span>
            </p>
            <ShareCell one={one} end={end} />
          </li>
        ))}
      </ol>
    </>
  );
}
