import type { ReactNode } from 'react';
import { totalArea } from '#domain/water/areas.ts';
import { CROPS, type Crop, type WaterRegion } from '#domain/water/codes.ts';
import { compareAreas, type AreaComparison } from '#domain/water/compareAreas.ts';
import type { WaterUse } from '#domain/water/water.ts';
import { AreaHeadline } from '../components/water/AreaHeadline.tsx';
import { AreaMatrix } from '../components/water/AreaMatrix.tsx';
import { AreaTable, isIncomplete, type Years } from '../components/water/AreaTable.tsx';
import { cropRows, fullBarOf, regionRows, sumsOf } from '../components/water/areaRows.ts';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { Fold } from '../components/text/Fold.tsx';
import { ValueBar } from '../charts/ValueBar.tsx';
import { PageEnd } from '../components/item/PageEnd.tsx';
import { Phrases } from '../components/text/Phrases.tsx';
import { PlainChoice } from '../components/form/PlainChoice.tsx';
import { regionId, RegionFolds } from '../components/water/RegionFolds.tsx';
import { SampleNote } from '../components/text/SampleNote.tsx';
import { SeasonTable } from '../components/water/SeasonTable.tsx';
import { UseSummary } from '../components/water/UseSummary.tsx';
import { WaterFooter } from '../components/water/WaterFooter.tsx';
import { WaterSource } from '../components/water/WaterSource.tsx';
import { titles } from '../messages/titles.ts';
import { cropLabels, waterMessages } from '../messages/water.ts';
import { waterUseMessages } from '../messages/waterUse.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { seasonCode, type SeasonAreas, type SeasonOfYear } from '../season.ts';
import { seasonLabel, seasonYear } from '../components/water/seasonLabel.ts';
import type { WaterUsePageProps } from './waterProps.ts';

const NOTES = [waterUseMessages.noteCompared, waterMessages.noteUseSeason, waterUseMessages.noteRai];

/** The irrigated areas of one season beside those of the year before: of all crops, or of one. */
export function WaterUsePage({ address, season, seasons, areas: ofAllCrops, others = [], crop }: WaterUsePageProps) {
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
        <PageEnd title={title} address={address} />
      </div>
    );
  const isNewest = seasons[0] !== undefined && seasonCode(season) === seasonCode(seasons[0]);
  const hrefOf = (to: Crop | undefined) =>
    context.to('waterUse', {}, { season: isNewest ? undefined : seasonCode(season), crop: to });
  const ofCrop = (all: readonly WaterUse[]) => (crop === undefined ? all : all.filter((one) => one.crop === crop));
  const areas = ofCrop(ofAllCrops);
  const all = newestFirst([{ season, areas }, ...others.map((one) => ({ ...one, areas: ofCrop(one.areas) }))]);
  const before = all.find((one) => one.season.season === season.season && one.season.year === season.year - 1);
  const comparison = before && compareAreas(areas, before.areas);
  const figures = { areas, before, crop };
  const isStarred = all.some(lacksAreas) || lacksComparisons(comparison);
  return (
    <div className="container list-page water-use-page">
      <Breadcrumbs trail={crop === undefined ? [] : [{ label: ofAll, href: hrefOf(undefined) }]} current={title} />
      <h1>
        <Phrases text={title} />
        <span className="visually-hidden">,</span> <span className="water-period">{seasonLabel(context, season)}</span>
      </h1>
      <div className="water-use-lead">
        <div>
          <AreaHeadline
            areas={areas}
            before={before}
            comparison={comparison}
            crop={crop && { name: crop, ofAll: totalArea(ofAllCrops).sum }}
          />
          {areas.some(({ invented }) => invented) && <SampleNote text={waterMessages.inventedAreas} />}
        </div>
        <div>
          <UseSummary areas={areas} crop={crop} />
          <PlainChoice
            path={context.to('waterUse')}
            name="season"
            {...(crop && { otherParameters: { crop } })}
            label={waterMessages.season}
            value={seasonCode(season)}
            choices={seasons.map((each) => ({ value: seasonCode(each), label: seasonLabel(context, each) }))}
          />
          {crop && <CropLinks current={crop} hrefOf={hrefOf} />}
        </div>
      </div>
      <Tables
        {...figures}
        season={season}
        hrefOf={hrefOf}
        origin={<Origin areas={areas} isStarred={isStarred} />}
        seasons={all.length > 1 && <SeasonTable seasons={all} current={season} crop={crop} />}
      />
      <WaterFooter
        notes={[waterMessages.noteUseMissing, ...(isStarred ? [waterMessages.noteUseStar] : []), ...NOTES]}
        file={{ type: 'waterUse', season }}
      />
      <PageEnd title={title} address={address} />
    </div>
  );
}

function newestFirst(seasons: readonly SeasonAreas[]): readonly SeasonAreas[] {
  // In a year, the wet season comes before the dry one, which begins when it ends.
  const rank = ({ season: { year, season } }: SeasonAreas) => year * 2 + (season === 'dry' ? 1 : 0);
  return seasons.toSorted((one, other) => rank(other) - rank(one));
}

function lacksAreas({ areas }: SeasonAreas): boolean {
  return isIncomplete(totalArea(areas));
}

function lacksComparisons(comparison: AreaComparison | undefined): boolean {
  return comparison !== undefined && comparison.compared < comparison.all;
}

interface OriginProps {
  readonly areas: readonly WaterUse[];
  /** Whether any sum or change of the page has a star. */
  readonly isStarred: boolean;
}

/** By whom the figures were reported, and what a star means, once for all tables. */
function Origin({ areas, isStarred }: OriginProps) {
  const context = useRenderContext();
  return (
    <div className="water-use-origin">
      {isStarred && (
        <p>
          <Phrases text={context.t(waterUseMessages.incompleteYears)} />
        </p>
      )}
      <WaterSource figures={areas} />
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
      <Fold className="choices-fold" head={<span>{context.t(waterUseMessages.otherCrops)}</span>} onPhonesOnly>
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
  readonly hrefOf: (crop: Crop | undefined) => string;
  /** Below the first table. */
  readonly origin: ReactNode;
  /** Beside it. */
  readonly seasons: ReactNode;
}

/** Of all crops: by crop, by region and each crop in each region. Of one crop: by region. */
function Tables({ season, areas, before, crop, hrefOf, origin, seasons }: TablesProps) {
  const context = useRenderContext();
  const years = before && { now: seasonYear(context, season), before: seasonYear(context, before.season) };
  const sums = sumsOf(areas, before?.areas);
  const regionHref = (region: WaterRegion) => `${crop ? hrefOf(undefined) : ''}#${regionId(region)}`;
  const regions = regionRows(context, areas, before?.areas, regionHref);
  const crops = cropRows(context, areas, before?.areas, hrefOf);
  const common = { years, hasChange: years !== undefined };
  const byRegion = (
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
  );
  const byCrop = (
    <section aria-labelledby="crops-title">
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
  );
  return (
    <>
      {years && (
        <ul className="area-scale area-key">
          <li>
            <ValueBar amount={1} largest={1} /> {context.t(waterUseMessages.barNow, { year: years.now })}
          </li>
          <li>
            <ValueBar amount={1} largest={1} /> {context.t(waterUseMessages.barBefore, { year: years.before })}
          </li>
        </ul>
      )}
      <div className="water-use-top">
        <div>
          {crop === undefined ? byCrop : byRegion}
          {origin}
        </div>
        <div className="water-use-side">
          {crop === undefined && byRegion}
          {seasons}
        </div>
      </div>
      {crop === undefined && (
        <Fold className="water-use-section" head={<h2>{context.t(waterUseMessages.matrixTitle)}</h2>} onPhonesOnly>
          <AreaMatrix areas={areas} hrefOf={hrefOf} />
        </Fold>
      )}
      {crop === undefined && <EachRegion areas={areas} before={before?.areas} years={years} />}
    </>
  );
}

interface EachRegionProps {
  readonly areas: readonly WaterUse[];
  readonly before: readonly WaterUse[] | undefined;
  readonly years: Years | undefined;
}

/** Folded: the tables above have the same areas, these compare them with the year before. */
function EachRegion({ areas, before, years }: EachRegionProps) {
  const context = useRenderContext();
  return (
    <Fold className="water-use-section water-use-both" head={<h2>{context.t(waterUseMessages.eachRegion)}</h2>}>
      <RegionFolds areas={areas} before={before} years={years} />
    </Fold>
  );
}
