import type { ReactNode } from 'react';
import { totalArea } from '#domain/water/areas.ts';
import { CROPS, type Crop } from '#domain/water/codes.ts';
import { compareAreas, type AreaComparison } from '#domain/water/compareAreas.ts';
import type { WaterUse } from '#domain/water/water.ts';
import { AreaMatrix } from '../components/water/AreaMatrix.tsx';
import { AreaTable, type Years } from '../components/water/AreaTable.tsx';
import { cropRows, fullBarOf, regionRows, sumsOf } from '../components/water/areaRows.ts';
import { BigFigure } from '../components/water/BigFigure.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { Fold } from '../components/site/Fold.tsx';
import { PageFeedback } from '../components/form/PageFeedback.tsx';
import { Phrases } from '../components/text/Phrases.tsx';
import { PlainChoice } from '../components/form/PlainChoice.tsx';
import { RegionFolds } from '../components/water/RegionFolds.tsx';
import { Reported } from '../components/water/Reported.tsx';
import { SampleNote } from '../components/text/SampleNote.tsx';
import { SeasonYears } from '../components/water/SeasonYears.tsx';
import { UseSummary } from '../components/water/UseSummary.tsx';
import { WaterDay } from '../components/water/WaterDay.tsx';
import { WaterFooter } from '../components/water/WaterFooter.tsx';
import { WaterSource } from '../components/water/WaterSource.tsx';
import { titles } from '../messages/titles.ts';
import { cropLabels, waterMessages } from '../messages/water.ts';
import { waterUseMessages } from '../messages/waterUse.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { seasonCode, type SeasonAreas, type SeasonOfYear } from '../season.ts';
import { seasonLabel, seasonYear } from '../components/water/seasonLabel.ts';
import type { WaterUsePageProps } from './waterProps.ts';

const NOTES = [
  waterMessages.noteUseMissing,
  waterUseMessages.noteCompared,
  waterMessages.noteUseSeason,
  waterUseMessages.noteRai,
];

/** The irrigated areas of one season beside those of the year before: of all crops, or of one. */
export function WaterUsePage({ season, seasons, areas: ofAllCrops, earlier = [], crop }: WaterUsePageProps) {
  const context = useRenderContext();
  const ofAll = context.t(titles.waterUse);
  const title =
    crop === undefined
      ? ofAll
      : context.t(waterUseMessages.titleOfCrop, { crop: context.t(cropLabels[crop]).toLowerCase() });
  if (season === undefined || ofAllCrops.length === 0)
    return (
      <div className="container list-page">
        <Breadcrumbs current={title} />
        <h1>
          <Phrases text={title} />
        </h1>
        <p className="list-empty">{context.t(waterMessages.none)}</p>
        <PageFeedback about={context.to('waterUse')} />
      </div>
    );
  const isNewest = seasons[0] !== undefined && seasonCode(season) === seasonCode(seasons[0]);
  const hrefOf = (to: Crop | undefined) =>
    context.to('waterUse', {}, { season: isNewest ? undefined : seasonCode(season), crop: to });
  const ofCrop = (all: readonly WaterUse[]) => (crop === undefined ? all : all.filter((one) => one.crop === crop));
  const areas = ofCrop(ofAllCrops);
  const years = earlier.map((one) => ({ ...one, areas: ofCrop(one.areas) }));
  const before = years.find((one) => one.season.year === season.year - 1);
  const comparison = before && compareAreas(areas, before.areas);
  const { sum } = totalArea(areas);
  const figures = { areas, before, crop };
  const seasonYears = (
    <SeasonYears seasons={[{ season, areas }, ...years]} crop={crop} other={otherSeason(season, seasons)} />
  );
  return (
    <div className="container list-page water-use-page">
      <Breadcrumbs trail={crop === undefined ? [] : [{ label: ofAll, href: hrefOf(undefined) }]} current={title} />
      <h1>
        <Phrases text={title} /> <span className="water-use-season">{seasonLabel(context, season)}</span>
      </h1>
      <div className="water-use-lead">
        <div className="page-top">
          <BigFigure figure={sum === null ? null : context.figure(sum)} unit={waterMessages.rai} />
          <UseSummary {...figures} comparison={comparison} />
          <Origin areas={areas} comparison={comparison} />
        </div>
        {crop === undefined && years.length > 0 && seasonYears}
      </div>
      {areas.some(({ invented }) => invented) && <SampleNote text={waterMessages.inventedAreas} />}
      <PlainChoice
        path={context.to('waterUse')}
        name="season"
        {...(crop && { otherParameters: { crop } })}
        sentence={waterMessages.useSentence}
        label={waterMessages.season}
        value={seasonCode(season)}
        choices={seasons.map((each) => ({ value: seasonCode(each), label: seasonLabel(context, each) }))}
      />
      {crop && <CropLinks current={crop} hrefOf={hrefOf} />}
      <Tables {...figures} season={season} hrefOf={hrefOf} seasonYears={seasonYears}>
        <WaterFooter notes={NOTES} file={{ type: 'waterUse', season }} />
      </Tables>
      <PageFeedback about={context.to('waterUse')} />
    </div>
  );
}

/** The dry season beside a wet one, or the other way round: of the same year if there is one, else the newest. */
function otherSeason(shown: SeasonOfYear, seasons: readonly SeasonOfYear[]): SeasonOfYear | undefined {
  const others = seasons.filter(({ season }) => season !== shown.season);
  return others.find(({ year }) => year === shown.year) ?? others[0];
}

interface OriginProps {
  readonly areas: readonly WaterUse[];
  /** With the year before, as the first sentences name it. */
  readonly comparison: AreaComparison | undefined;
}

/** How much was reported and compared, of which day, and by whom. */
function Origin({ areas, comparison }: OriginProps) {
  const date = areas
    .map((area) => area.date)
    .toSorted()
    .at(-1);
  return (
    <div className="water-use-origin">
      {date && <WaterDay date={date} />}
      <WaterSource figures={areas} />
      <p>
        <Reported of={totalArea(areas)} message={waterUseMessages.figuresReported} />{' '}
        {comparison && (
          <Reported
            of={{ reported: comparison.compared, all: comparison.all }}
            message={waterUseMessages.changeCompares}
          />
        )}
      </p>
    </div>
  );
}

interface CropLinksProps {
  readonly current: Crop;
  readonly hrefOf: (crop: Crop | undefined) => string;
}

function CropLinks({ current, hrefOf }: CropLinksProps) {
  const context = useRenderContext();
  return (
    <nav className="crop-links" aria-label={context.t(waterUseMessages.crops)}>
      <Fold head={<span>{context.t(waterUseMessages.otherCrops)}</span>} onPhonesOnly>
        <ul>
          {[undefined, ...CROPS].map((crop) => (
            <li key={crop ?? 'all'}>
              <a href={hrefOf(crop)} aria-current={crop === current ? 'page' : undefined}>
                {context.t(crop === undefined ? waterMessages.allCrops : cropLabels[crop])}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

interface TablesProps {
  readonly season: SeasonOfYear;
  /** Of the crop, where the page is about one. */
  readonly areas: readonly WaterUse[];
  readonly before: SeasonAreas | undefined;
  readonly crop: Crop | undefined;
  /** For a page of one crop, beside its regions. */
  readonly seasonYears: ReactNode;
  readonly hrefOf: (crop: Crop) => string;
  /** The end of the page. */
  readonly children: ReactNode;
}

function Tables({ season, areas, before, crop, seasonYears, hrefOf, children }: TablesProps) {
  const context = useRenderContext();
  const years = before && { now: seasonYear(context, season), before: seasonYear(context, before.season) };
  const sums = sumsOf(areas, before?.areas);
  const regions = regionRows(context, areas, before?.areas);
  const crops = cropRows(context, areas, before?.areas, hrefOf);
  const common = { years, hasChange: years !== undefined };
  return (
    <>
      {years && (
        <p className="area-scale">{context.t(waterUseMessages.bars, { year: years.now, before: years.before })}</p>
      )}
      <div className="water-use-top">
        <section aria-labelledby="regions-title">
          <h2 id="regions-title">{context.t(waterMessages.byRegion)}</h2>
          <AreaTable
            {...common}
            name={context.t(waterMessages.byRegion)}
            of={waterMessages.region}
            rows={regions}
            fullBar={fullBarOf(regions)}
            total={{ ...sums, label: context.t(waterMessages.allRegions) }}
          />
        </section>
        {crop === undefined && (
          <section className="water-use-crops" aria-labelledby="crops-title">
            <h2 id="crops-title">{context.t(waterMessages.byCrop)}</h2>
            <AreaTable
              {...common}
              name={context.t(waterMessages.byCrop)}
              of={waterMessages.crop}
              rows={crops}
              fullBar={fullBarOf(crops)}
              total={{ ...sums, label: context.t(waterMessages.allCrops) }}
            />
          </section>
        )}
        {crop && seasonYears}
      </div>
      {crop === undefined && (
        <Fold className="water-use-section" head={<h2>{context.t(waterUseMessages.matrixTitle)}</h2>} onPhonesOnly>
          <AreaMatrix areas={areas} hrefOf={hrefOf} />
        </Fold>
      )}
      {crop === undefined && before && <BothYears areas={areas} before={before.areas} years={years} />}
      {children}
    </>
  );
}

interface BothYearsProps {
  readonly areas: readonly WaterUse[];
  readonly before: readonly WaterUse[];
  readonly years: Years | undefined;
}

function BothYears({ areas, before, years }: BothYearsProps) {
  const context = useRenderContext();
  if (years === undefined) return null;
  return (
    <section className="water-use-section water-use-both" aria-labelledby="each-region-title">
      <h2 id="each-region-title">{context.t(waterUseMessages.eachRegion)}</h2>
      <RegionFolds areas={areas} before={before} years={years} />
    </section>
  );
}
