import type { ReservoirOnDay } from '#domain/water/storage.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { WATER_LEVELS } from '#domain/water/waterLevel.ts';
import { Unbroken } from '../text/Unbroken.tsx';
import { ShareCell } from './ShareCell.tsx';

interface AttentionListProps {
  /** Most urgent first. */
  readonly reservoirs: readonly ReservoirOnDay[];
  /** See `barEnd`. */
  readonly end: number;
}

/** The reservoirs that need attention. */
export function AttentionList({ reservoirs, end }: AttentionListProps) {
  const context = useRenderContext();
  if (reservoirs.length === 0)
    return (
      <p className="attention-none">
        <Unbroken text={context.t(waterMessages.attentionNone, { low: LOW })} />
      </p>
    );
  return (
    <ol className="attention-list">
      {reservoirs.map(({ reservoir, reading }) => (
        <li key={reservoir.id}>
          <p className="attention-list-name">
            <a href={context.to('reservoir', { id: reservoir.id })}>{reservoir.name[context.locale]}</a>{' '}
            <span className="attention-list-province">{reservoir.province[context.locale]}</span>
          </p>
          <ShareCell reading={reading} end={end} />
        </li>
      ))}
    </ol>
  );
}

/** Per cent of storage up to which the level of a reservoir is low. */
export const LOW = WATER_LEVELS.fair;
