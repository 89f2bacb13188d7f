import type { CalendarDate } from '#domain/instant.ts';
import { orderReservoirs } from '#domain/water/earlierVolumes.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import { needsAttention } from '#domain/water/waterLevel.ts';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { levelOf } from './ReservoirMark.tsx';
import { shareText } from './shareText.ts';

interface ReservoirLinksProps {
  readonly reservoirs: readonly ReservoirOnDay[];
  /** The day of the figures. */
  readonly date?: CalendarDate | undefined;
  /** See `staleDays` in the domain. */
  readonly staleDays?: number | undefined;
}

/** The reservoirs of a map as links, the emptiest first: how full each is, and its level if it needs attention. */
export function ReservoirLinks({ reservoirs, date, staleDays }: ReservoirLinksProps) {
  const context = useRenderContext();
  if (reservoirs.length === 0) return null;
  return (
    <aside className="reservoir-links" aria-labelledby="reservoir-links-title">
      <h2 id="reservoir-links-title" className="margin-title">
        {context.t(waterMessages.onMap)}
      </h2>
      {date !== undefined && (
        <p className="figure-note">
          {context.t(waterMessages.figuresOf)} {context.date(date)}
        </p>
      )}
      <ol>
        {orderReservoirs(reservoirs, 'emptiest').map((one) => {
          const { reservoir } = one;
          const { share, level } = levelOf(one, staleDays !== undefined);
          return (
            <li key={reservoir.id}>
              <a href={context.to('reservoir', { id: reservoir.id })}>{reservoir.name[context.locale]}</a>
              <b>{shareText(share, context)}</b>
              <p>
                {reservoir.province[context.locale]}{' '}
                {level !== undefined && needsAttention(level) && <LevelMark level={level} />}
              </p>
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
