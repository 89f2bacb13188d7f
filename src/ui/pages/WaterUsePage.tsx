import { areaByCrop, areaByRegion, totalArea } from '#domain/water/areas.ts';
import type { WaterUse } from '#domain/water/water.ts';
import { AreaTable, largestOf } from '../components/water/AreaTable.tsx';
import { BigFigure } from '../components/water/BigFigure.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { PageFeedback } from '../components/form/PageFeedback.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { PlainChoice } from '../components/form/PlainChoice.tsx';
import { Reported } from '../components/water/Reported.tsx';
import { SampleNote } from '../components/text/SampleNote.tsx';
import { WaterDay } from '../components/water/WaterDay.tsx';
import { WaterFooter } from '../components/water/WaterFooter.tsx';
import { WaterSource } from '../components/water/WaterSource.tsx';
import { titles } from '../messages/titles.ts';
import { cropLabels, regionLabels, waterMessages } from '../messages/water.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { seasonCode } from '../season.ts';
import { seasonLabel } from '../components/water/seasonLabel.ts';
import type { WaterUsePageProps } from './waterProps.ts';

const NOTES = [waterMessages.noteUseMissing, waterMessages.noteUseSeason];

/** The irrigated areas of one season: in total, by crop and by region. */
export function WaterUsePage({ season, seasons, areas }: WaterUsePageProps) {
  const context = useRenderContext();
  const date = areas
    .map((area) => area.date)
    .toSorted()
    .at(-1);
  const total = totalArea(areas);
  const regions = areaByRegion(areas).filter(({ all }) => all > 0);
  const fullBar = largestOf(areas.map(({ area }) => area));
  const cropRows = (of: readonly WaterUse[]) =>
    areaByCrop(of).map(({ crop, ...area }) => ({ ...area, key: crop, label: context.t(cropLabels[crop]) }));
  return (
    <div className="container list-page water-use-page">
      <Breadcrumbs current={context.t(titles.waterUse)} />
      <header className="page-top">
        <h1>{context.t(titles.waterUse)}</h1>
        <PageIntro text={context.t(waterMessages.useIntro)} />
      </header>
      {season === undefined || date === undefined ? (
        <p className="list-empty">{context.t(waterMessages.none)}</p>
      ) : (
        <>
          <PlainChoice
            path={context.to('waterUse')}
            name="season"
            sentence={waterMessages.useSentence}
            label={waterMessages.season}
            value={seasonCode(season)}
            choices={seasons.map((each) => ({ value: seasonCode(each), label: seasonLabel(context, each) }))}
          />
          {areas.some(({ invented }) => invented) && <SampleNote text={waterMessages.inventedAreas} />}
          <div className="water-use-top">
            <section className="water-use-total" aria-labelledby="area-title">
              <h2 id="area-title">{context.t(waterMessages.wateredArea)}</h2>
              <p className="water-use-season">{seasonLabel(context, season)}</p>
              <WaterDay date={date} />
              <BigFigure value={total.sum} unit={waterMessages.rai} />
              <Reported of={total} message={waterMessages.areasReported} />
              <AreaTable
                name={context.t(waterMessages.byRegion)}
                of={waterMessages.region}
                rows={regions.map(({ region, ...area }) => ({
                  ...area,
                  key: region,
                  label: <a href={`#use-${region}`}>{context.t(regionLabels[region])}</a>,
                }))}
                fullBar={largestOf(regions.map(({ sum }) => sum))}
              />
              <WaterSource figures={areas} />
            </section>
            <section aria-labelledby="crops-title">
              <h2 id="crops-title">{context.t(waterMessages.byCrop)}</h2>
              <AreaTable
                name={context.t(waterMessages.byCrop)}
                of={waterMessages.crop}
                rows={cropRows(areas)}
                fullBar={largestOf(areaByCrop(areas).map(({ sum }) => sum))}
                total={{ ...total, label: context.t(waterMessages.allCrops) }}
              />
            </section>
          </div>
          <section className="water-use-regions" aria-labelledby="use-regions-title">
            <h2 id="use-regions-title">{context.t(waterMessages.byRegionAndCrop)}</h2>
            <p className="water-use-scale">{context.t(waterMessages.fullBar, { area: context.figure(fullBar) })}</p>
            <div className="water-use-grid">
              {regions.map(({ region, ...area }) => {
                const label = context.t(regionLabels[region]);
                return (
                  <div key={region}>
                    <h3 id={`use-${region}`}>{label}</h3>
                    <AreaTable
                      name={context.t(waterMessages.cropsOf, { region: label })}
                      of={waterMessages.crop}
                      rows={cropRows(areas.filter((one) => one.region === region))}
                      fullBar={fullBar}
                      total={{ ...area, label: context.t(waterMessages.allCrops) }}
                    />
                  </div>
                );
              })}
            </div>
          </section>
          <WaterFooter notes={NOTES} file={{ type: 'waterUse', season }} />
        </>
      )}
      <PageFeedback about={context.to('waterUse')} />
    </div>
  );
}
