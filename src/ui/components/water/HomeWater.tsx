import type { ReactNode } from 'react';
import type { CalendarDate } from '#domain/instant.ts';
import type { WaterRegion } from '#domain/water/codes.ts';
import { changeInYear, orderReservoirs, totalsOfYearBefore } from '#domain/water/earlierVolumes.ts';
import { shareOfStorage, storageByRegion, storageTotals, type ReservoirOnDay } from '#domain/water/storage.ts';
import { needAttention } from '#domain/water/waterLevel.ts';
import { barEnd } from '../../charts/levelBarGeometry.ts';
import { regionLabels, waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { LevelBar } from '../../charts/LevelBar.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { AttentionList } from './AttentionList.tsx';
import { AttentionNone } from './AttentionNone.tsx';
import { BarKey } from './BarKey.tsx';
import { AttentionOf } from './AttentionOf.tsx';
import { StorageHeadline } from './StorageHeadline.tsx';
import { WaterDay } from './WaterDay.tsx';
import { WaterSource } from './WaterSource.tsx';
import { shareText } from './shareText.ts';

const MAX_ATTENTION = 5;
const MAX_RESERVOIRS = 6;
const MAX_LOWEST = 3;

export interface HomeWaterProps {
  readonly date: CalendarDate;
  /** See `staleDays` in the domain. */
  readonly staleDays?: number | undefined;
  /** The large ones, of which there are figures. */
  readonly reservoirs: readonly ReservoirOnDay[];
  /** Those of the medium ones that need attention are listed as well. */
  readonly medium?: readonly ReservoirOnDay[] | undefined;
}

/**
 * Water today: all reservoirs together, the reservoirs that need attention, the regions (the reservoirs, where all are in
 * one region).
 */
export function HomeWater({ date, staleDays, reservoirs, medium }: HomeWaterProps) {
  const context = useRenderContext();
  const regions = storageByRegion(reservoirs);
  const attention = needAttention([...reservoirs, ...(medium ?? [])]).slice(0, MAX_ATTENTION);
  const reported = reservoirs.filter(({ reading }) => (reading?.volume ?? null) !== null);
  const lowest = orderReservoirs(reported, 'emptiest').slice(0, MAX_LOWEST);
  const readings = reservoirs.flatMap(({ reading }) => (reading === undefined ? [] : [reading]));
  const regionRows = (): readonly ShareRow[] =>
    regions.map(({ region, share }) => ({
      key: region,
      name: <a href={context.to('reservoirs', {}, { region })}>{context.t(regionLabels[region])}</a>,
      share,
      change: changeOfRegion(reservoirs, region),
      note: staleDays === undefined && (
        <AttentionOf reservoirs={reservoirs.filter(({ reservoir }) => reservoir.region === region)} />
      ),
    }));
  const reservoirRows = (): readonly ShareRow[] =>
    reservoirs.slice(0, MAX_RESERVOIRS).map((one) => ({
      key: one.reservoir.id,
      name: <a href={context.to('reservoir', { id: one.reservoir.id })}>{one.reservoir.name[context.locale]}</a>,
      share: one.reading === undefined ? null : shareOfStorage(one.reading),
      change: changeInYear(one),
    }));
  const totals = storageTotals(reservoirs);
  const before = totalsOfYearBefore(reservoirs);
  const shareRows = regions.length > 1 ? regionRows() : reservoirRows();
  // All bars are compared with each other.
  const end = barEnd([
    ...[totals.share, before.share],
    ...[...attention, ...lowest].map(({ reading }) => (reading === undefined ? null : shareOfStorage(reading))),
    ...shareRows.flatMap(({ share, change }) => [share, shareBefore(share, change)]),
  ]);
  const total = (
    <div>
      <h3>{context.t(medium === undefined ? waterMessages.together : waterMessages.togetherLarge)}</h3>
      <StorageHeadline totals={totals} before={before} end={end} />
    </div>
  );
  // Nobody should act on an alarm that is days old.
  const attentionPart = staleDays === undefined && (
    <div>
      <h3>{context.t(medium === undefined ? waterMessages.attentionLarge : waterMessages.attention)}</h3>
      {attention.length === 0 ? (
        <AttentionNone reservoirs={[...reservoirs, ...(medium ?? [])]} />
      ) : (
        <AttentionList reservoirs={attention} end={end} />
      )}
    </div>
  );
  const lowestPart = staleDays === undefined && attention.length === 0 && lowest.length > 0 && (
    <div>
      <h3>{context.t(waterMessages.lowest)}</h3>
      <AttentionList reservoirs={lowest} end={end} />
    </div>
  );
  const sharesTitle =
    regions.length > 1
      ? waterMessages.byRegion
      : medium === undefined
        ? waterMessages.byReservoir
        : waterMessages.byLargeReservoir;
  const shares = <ShareList title={context.t(sharesTitle)} rows={shareRows} end={end} />;
  const alarms = staleDays === undefined ? attention.length : 0;
  // The longer of the two lists has a column of its own.
  const areSharesLonger = regions.length > 1 || reservoirs.length > alarms;
  return (
    <>
      <WaterDay date={date} staleDays={staleDays} />
      <div className="home-water-columns">
        <div className="home-water-column">
          {total}
          {areSharesLonger ? attentionPart : shares}
          {/* A website of one region lists its reservoirs anyway. */}
          {regions.length > 1 && lowestPart}
        </div>
        {areSharesLonger ? shares : attentionPart}
      </div>
      <WaterSource figures={readings} />
    </>
  );
}

/** In percentage points since the same day of the year before. */
function changeOfRegion(reservoirs: readonly ReservoirOnDay[], region: WaterRegion): number | null {
  const inRegion = reservoirs.filter(({ reservoir }) => reservoir.region === region);
  const { share } = storageTotals(inRegion);
  const before = totalsOfYearBefore(inRegion).share;
  return share === null || before === null ? null : share - before;
}

interface ShareRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly share: number | null;
  /** In percentage points since the same day of the year before. */
  readonly change: number | null;
  /** Below its bar. */
  readonly note?: ReactNode;
}

interface ShareListProps {
  readonly title: string;
  readonly rows: readonly ShareRow[];
  /** See `barEnd`. */
  readonly end: number;
}

function ShareList({ title, rows, end }: ShareListProps) {
  const context = useRenderContext();
  // Of two, the larger change is seen.
  const largest = rows.length > 2 ? Math.max(...rows.map(({ change }) => Math.abs(change ?? 0))) : null;
  return (
    <div>
      <h3>{title}</h3>
      <BarKey hasYearBefore={rows.some(({ change }) => change !== null)} />
      <ul className="home-water-shares">
        {rows.map(({ key, name, share, change, note }) => (
          <li key={key}>
            <span>{name}</span> <strong>{shareText(share, context)}</strong>
            {share !== null && <LevelBar share={share} end={end} before={shareBefore(share, change)} />}
            {change !== null && <Change change={change} isLargest={change !== 0 && Math.abs(change) === largest} />}
            {note}
          </li>
        ))}
      </ul>
    </div>
  );
}

function shareBefore(share: number | null, change: number | null): number | null {
  return share === null || change === null ? null : share - change;
}

function Change({ change, isLargest }: { readonly change: number; readonly isLargest: boolean }) {
  const context = useRenderContext();
  const message = isLargest ? waterMessages.largestSinceYearBefore : waterMessages.sinceYearBefore;
  const text = <Unbroken text={context.t(message, { change: context.change(change) })} />;
  return <span className="figure-note">{isLargest ? <b>{text}</b> : text}</span>;
}
