import { areaByCrop, areaByRegion, totalArea } from '#domain/water/areas.ts';
import type { Crop, WaterRegion } from '#domain/water/codes.ts';
import type { Tally } from '#domain/water/tally.ts';
import type { WaterUse } from '#domain/water/water.ts';
import { heatBounds, heatStep } from '../../charts/heatSteps.ts';
import { cropLabels, regionHeadLabels, regionLabels, waterMessages } from '../../messages/water.ts';
import { waterUseMessages } from '../../messages/waterUse.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Figure } from './Figure.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Incomplete } from './Incomplete.tsx';
import { isIncomplete, largestOf } from './AreaTable.tsx';
import { unbroken } from '../text/lineBreaks.ts';
import { Unbroken } from '../text/Unbroken.tsx';

interface AreaMatrixProps {
  /** Of one season. */
  readonly areas: readonly WaterUse[];
  /** The page of a crop. */
  readonly hrefOf: (crop: Crop) => string;
}

/** Instead of a step of the shading: it is not a small area. */
const NOT_REPORTED = 'none';
/** What stays on one line of the names of regions, which are wider than their columns. */
const NAME_PARTS = ['ตะวันออก', 'ตะวันตก', 'เฉียงเหนือ'];

/** Crops downwards and regions across: the area as a figure, shaded by its size. */
export function AreaMatrix({ areas, hrefOf }: AreaMatrixProps) {
  const context = useRenderContext();
  const regions = areaByRegion(areas).filter(({ all }) => all > 0);
  const bounds = heatBounds(largestOf(areas.map(({ area }) => area)));
  const areaOf = (own: readonly WaterUse[], of: WaterRegion) => totalArea(own.filter(({ region }) => region === of));
  const crops = areaByCrop(areas).map((sums) => ({ ...sums, own: areas.filter(({ crop }) => crop === sums.crop) }));
  const hasGaps = crops.some(({ own }) => regions.some(({ region }) => areaOf(own, region).sum === null));
  const cellsOf = (own: readonly WaterUse[], all: Tally, isShaded: boolean) => (
    <>
      {regions.map(({ region }) => (
        <Cell key={region} region={region} area={areaOf(own, region)} {...(isShaded && { bounds })} />
      ))}
      <Cell area={all} />
    </>
  );
  return (
    <div className="area-box">
      <HeatKey bounds={bounds} hasGaps={hasGaps} />
      <FigureTable className="area-matrix" caption={context.t(waterUseMessages.matrixTitle)}>
        <thead>
          <tr>
            <th scope="col">{context.t(waterMessages.crop)}</th>
            {regions.map(({ region }) => (
              <th key={region} scope="col" className="number">
                {unbroken(context.t(regionHeadLabels[region]), NAME_PARTS)}
              </th>
            ))}
            <th scope="col" className="number">
              {context.t(waterMessages.allRegions)}
            </th>
          </tr>
        </thead>
        <tbody>
          {crops.map(({ crop, own, ...all }) => (
            <tr key={crop}>
              <th scope="row">
                <a href={hrefOf(crop)}>{context.t(cropLabels[crop])}</a>
              </th>
              {cellsOf(own, all, true)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{context.t(waterMessages.allCrops)}</th>
            {cellsOf(areas, totalArea(areas), false)}
          </tr>
        </tfoot>
      </FigureTable>
    </div>
  );
}

interface CellProps {
  /** Absent in the column of all regions. */
  readonly region?: WaterRegion;
  readonly area: Tally;
  /** Of the shading; absent in sums. */
  readonly bounds?: readonly number[];
}

function Cell({ region, area, bounds }: CellProps) {
  const context = useRenderContext();
  const { sum } = area;
  const label = region === undefined ? waterMessages.allRegions : regionLabels[region];
  return (
    <td className="number" data-heat={bounds && (sum === null ? NOT_REPORTED : heatStep(sum, bounds))}>
      <span className="area-matrix-label">
        <Unbroken text={context.t(label)} />
      </span>{' '}
      <span>
        {sum === null ? <Figure value={null} /> : context.figure(sum)}
        {isIncomplete(area) && (
          <Incomplete text={context.t(waterMessages.areasReported, { reported: area.reported, all: area.all })} />
        )}
      </span>
    </td>
  );
}

interface HeatKeyProps {
  readonly bounds: readonly number[];
  /** Whether any area was not reported. */
  readonly hasGaps: boolean;
}

function HeatKey({ bounds, hasGaps }: HeatKeyProps) {
  const context = useRenderContext();
  const [first] = bounds;
  if (first === undefined) return null;
  return (
    <div className="heat-key">
      <p>{context.t(waterUseMessages.matrixKey)}</p>
      <ul>
        <li data-heat={0}>{context.t(waterUseMessages.stepUnder, { to: context.figure(first) })}</li>
        {bounds.map((from, index) => (
          <li key={from} data-heat={index + 1}>
            {context.t(waterUseMessages.stepFrom, { from: context.figure(from) })}
          </li>
        ))}
        {hasGaps && <li data-heat={NOT_REPORTED}>{context.t(waterMessages.notReported)}</li>}
      </ul>
    </div>
  );
}
