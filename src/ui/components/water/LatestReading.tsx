import { curvesOn } from '#domain/water/ruleCurve.ts';
import { usableVolume } from '#domain/water/storage.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Facts } from '../item/Facts.tsx';
import { Figure, type ColumnDecimals } from './Figure.tsx';
import { LevelLegend } from './LevelLegend.tsx';
import { ReservoirHeadline } from './ReservoirHeadline.tsx';
import { WaterSource } from './WaterSource.tsx';

interface LatestReadingProps {
  readonly reservoir: Reservoir;
  readonly reading: Reading;
  readonly readings: readonly Reading[];
  /** Whether it is too old to say how high the water is. */
  readonly isStale: boolean;
  readonly decimals: ColumnDecimals;
}

/** The newest reading of a reservoir: how full it is, where its rule curves are, and what flows in and out. */
export function LatestReading({ reservoir, reading, readings, isStale, decimals }: LatestReadingProps) {
  const context = useRenderContext();
  const usable = usableVolume(reservoir, reading);
  const curves = curvesOn(reservoir, reading.date);
  // Between first days of months, curves have more digits than are of use.
  const ofCurve = (volume: number) => context.columnFigure(Math.round(volume * 100) / 100, 2);
  const aDay = (figure: number | null) =>
    figure === null ? (
      <Figure value={null} />
    ) : (
      <>
        {context.columnFigure(figure, decimals.flow)} {context.t(waterMessages.millionCubicMetresADay)}
      </>
    );
  return (
    <>
      <ReservoirHeadline
        reservoir={reservoir}
        reading={reading}
        readings={readings}
        isStale={isStale}
        decimals={decimals.volume}
      />
      <Facts
        facts={[
          {
            name: context.t(waterMessages.curvesOfDay),
            value: curves && (
              <>
                <span className="phrase">
                  {context.t(waterMessages.curveVolumes, {
                    lower: ofCurve(curves.lower),
                    upper: ofCurve(curves.upper),
                  })}
                </span>{' '}
                <span className="phrase">{context.t(waterMessages.millionCubicMetres)}</span>
              </>
            ),
          },
          {
            name: context.t(waterMessages.usable),
            value: usable !== null && (
              <>
                {context.columnFigure(usable, decimals.volume)} {context.t(waterMessages.millionCubicMetres)}
              </>
            ),
          },
          { name: context.t(waterMessages.inflow), value: aDay(reading.inflow) },
          { name: context.t(waterMessages.outflow), value: aDay(reading.outflow) },
        ]}
      />
      {!isStale && <LevelLegend reservoirs={[reservoir]} />}
      <WaterSource figures={[reading]} isDaily />
    </>
  );
}
