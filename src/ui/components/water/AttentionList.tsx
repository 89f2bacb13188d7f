import { crossedCurve } from '#domain/water/ruleCurve.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
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
  const rows = reservoirs.map((one) => ({ one, crossed: one.reading && crossedCurve(one.reservoir, one.reading) }));
  const curves = new Set(rows.flatMap(({ crossed }) => (crossed ? [crossed.curve] : [])));
  return (
    <>
      {curves.size > 0 && (
        <p className="figure-note level-bar-key" data-mark="limit">
          {context.t(waterMessages.markOfCurve, { curve: curves.size > 1 ? 'both' : [...curves].join('') })}
        </p>
      )}
      <ol className="attention-list">
        {rows.map(({ one, crossed }) => (
          <li key={one.reservoir.id}>
            <p className="attention-list-name">
              <a href={context.to('reservoir', { id: one.reservoir.id })}>{one.reservoir.name[context.locale]}</a>{' '}
              <span className="attention-list-province">{one.reservoir.province[context.locale]}</span>
            </p>
            <ShareCell one={one} end={end} limit={crossed?.volume} />
          </li>
        ))}
      </ol>
    </>
  );
}
