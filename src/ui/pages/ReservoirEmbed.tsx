import { yearsOfReadings } from '#domain/water/readingYears.ts';
import { ruleCurvePlace } from '#domain/water/ruleCurve.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { Phrases } from '../components/text/Phrases.tsx';
import { ReadingSummary } from '../components/water/ReadingSummary.tsx';
import { decimalsOfReadings } from '../components/water/Figure.tsx';
import { ReservoirHeadline } from '../components/water/ReservoirHeadline.tsx';
import { MIN_READINGS_FOR_CHART, ReservoirShareChart } from '../components/water/ReservoirShareChart.tsx';
import { WaterDay } from '../components/water/WaterDay.tsx';
import { waterMessages } from '../messages/water.ts';
import { useRenderContext } from '../RenderContext.tsx';

interface ReservoirEmbedProps {
  readonly reservoir: Reservoir;
  /** Oldest first. */
  readonly readings: readonly Reading[];
  /** See `staleDays` in the domain. About the newest reading. */
  readonly staleDays: number | undefined;
  readonly siteName: string;
}

/**
 * What another website shows of a reservoir in a frame. Its links leave the frame, in which the whole website would be
 * refused.
 */
export function ReservoirEmbed({ reservoir, readings, staleDays, siteName }: ReservoirEmbedProps) {
  const context = useRenderContext();
  const newest = readings.at(-1);
  const curve = staleDays !== undefined || newest === undefined ? undefined : ruleCurvePlace(reservoir, newest);
  const year = yearsOfReadings(readings)[0];
  return (
    <main className="reservoir-embed reservoir-page" data-stale={staleDays !== undefined || undefined}>
      <h1>
        <a href={context.to('reservoir', { id: reservoir.id })} target="_top">
          <Phrases text={reservoir.name[context.locale]} />
        </a>
        {newest !== undefined && (
          <>
            {' '}
            <span className="water-period">{context.date(newest.date)}</span>
          </>
        )}
      </h1>
      {newest === undefined ? (
        <p>{context.t(waterMessages.none)}</p>
      ) : (
        <>
          {staleDays !== undefined && <WaterDay date={newest.date} staleDays={staleDays} />}
          <ReadingSummary reading={newest} readings={readings} curve={curve} />
          <div className="reservoir-newest">
            <ReservoirHeadline
              reservoir={reservoir}
              reading={newest}
              readings={readings}
              isStale={staleDays !== undefined}
              decimals={decimalsOfReadings(readings).volume}
            />
          </div>
        </>
      )}
      {year !== undefined && readings.length >= MIN_READINGS_FOR_CHART && (
        <ReservoirShareChart reservoir={reservoir} readings={readings} year={year} hasTable={false} />
      )}
      <p className="water-source">
        {context.t(waterMessages.source)}:{' '}
        <a href={context.to('home')} target="_top">
          {siteName}
        </a>
        {reservoir.invented && ` (${context.t(waterMessages.inventedOne)})`}
      </p>
    </main>
  );
}
