import type { CalendarDate } from '#domain/instant.ts';
import { shareOfStorage, storageByRegion, storageTotals, type ReservoirOnDay } from '#domain/water/storage.ts';
import { needAttention } from '#domain/water/waterLevel.ts';
import { barEnd } from '../../charts/levelBarGeometry.ts';
import { regionLabels, waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { LevelBar } from '../../charts/LevelBar.tsx';
import { AttentionList } from './AttentionList.tsx';
import { StorageHeadline } from './StorageHeadline.tsx';
import { WaterDay } from './WaterDay.tsx';
import { WaterSource } from './WaterSource.tsx';

const MAX_ATTENTION = 5;

interface HomeWaterProps {
  readonly date: CalendarDate;
  /** See `staleDays` in the domain. */
  readonly staleDays?: number | undefined;
  readonly reservoirs: readonly ReservoirOnDay[];
}

/** Water today: the whole country, its regions, the reservoirs that need attention. */
export function HomeWater({ date, staleDays, reservoirs }: HomeWaterProps) {
  const context = useRenderContext();
  const regions = storageByRegion(reservoirs);
  const end = barEnd(regions.map(({ share }) => share));
  const attention = needAttention(reservoirs).slice(0, MAX_ATTENTION);
  const readings = reservoirs.flatMap(({ reading }) => (reading === undefined ? [] : [reading]));
  return (
    <>
      <WaterDay date={date} staleDays={staleDays} />
      <div className="home-water-columns">
        <div className="home-water-country">
          <h3>{context.t(waterMessages.together)}</h3>
          <StorageHeadline totals={storageTotals(reservoirs)} />
          <WaterSource figures={readings} />
        </div>
        <div>
          <h3>{context.t(waterMessages.byRegion)}</h3>
          <ul className="home-water-regions">
            {regions.map(({ region, share }) => (
              <li key={region}>
                <span>{context.t(regionLabels[region])}</span>{' '}
                <strong>{share === null ? context.t(waterMessages.notReported) : context.percent(share)}</strong>
                {share !== null && <LevelBar share={share} end={end} plain />}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{context.t(waterMessages.attention)}</h3>
          <AttentionList
            reservoirs={attention}
            end={barEnd(attention.map(({ reading }) => (reading === undefined ? null : shareOfStorage(reading))))}
          />
        </div>
      </div>
    </>
  );
}
