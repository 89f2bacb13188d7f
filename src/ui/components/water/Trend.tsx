import { changeInWeek, changeInYear } from '#domain/water/earlierVolumes.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import { sparklinePath } from '../../charts/sparklinePath.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** The last thirty days of a reservoir as a small line, and its changes in a week and in a year as text. */
export function Trend({ one }: { readonly one: ReservoirOnDay }) {
  const context = useRenderContext();
  const { reservoir, reading, earlier } = one;
  if (earlier === undefined) return null;
  const path = sparklinePath([...earlier.volumes, reading?.volume ?? null], reading?.storage ?? reservoir.storage);
  const week = changeInWeek(one);
  const year = changeInYear(one);
  return (
    <div className="trend">
      {path !== '' && (
        <svg className="trend-line" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
          <path d={path} />
        </svg>
      )}
      {week !== null && (
        <>
          <span className="on-phones">{context.t(waterMessages.pointsInWeek, { change: context.change(week) })}</span>
          <span className="trend-week">{context.t(waterMessages.inWeek, { change: context.change(week) })}</span>
        </>
      )}{' '}
      {year !== null && (
        <span className="trend-year">{context.t(waterMessages.inYear, { change: context.change(year) })}</span>
      )}
    </div>
  );
}
