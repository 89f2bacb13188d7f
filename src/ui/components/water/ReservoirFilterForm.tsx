import { useId } from 'react';
import type { CalendarDate } from '#domain/instant.ts';
import { WATER_REGIONS } from '#domain/water/codes.ts';
import { RESERVOIR_ORDERS, type ReservoirOrder } from '#domain/water/earlierVolumes.ts';
import { isFiltered, type ReservoirFilter } from '#domain/water/filterReservoirs.ts';
import type { ReservoirSize } from '#domain/water/water.ts';
import { WATER_LEVELS } from '#domain/water/waterLevel.ts';
import { listMessages } from '../../messages/list.ts';
import { levelLabels, orderLabels, regionLabels, waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { sizeInAddress } from './sizeInAddress.ts';
import { InteractiveForm } from '../form/InteractiveForm.tsx';
import { Select, type Choice } from '../form/Select.tsx';

interface ReservoirFilterFormProps {
  readonly size: ReservoirSize;
  readonly date: CalendarDate;
  readonly days: readonly CalendarDate[];
  readonly filter: ReservoirFilter;
  readonly order: ReservoirOrder | undefined;
  /** Whether figures are too old to warn. */
  readonly isStale: boolean;
  /** How many reservoirs are left. */
  readonly listed: number;
}

/** Day, region, level, name and order of the reservoirs, each in a field with its label. All of it is in the address. */
export function ReservoirFilterForm({ size, date, days, filter, order, isStale, listed }: ReservoirFilterFormProps) {
  const context = useRenderContext();
  const id = useId();
  const sizeQuery = sizeInAddress(size);
  const select = (
    name: 'region' | 'level' | 'date' | 'sort',
    label: string,
    value: string,
    choices: readonly Choice[],
  ) => (
    <div>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <Select id={`${id}-${name}`} name={name} label={label} value={value} choices={choices} />
    </div>
  );
  return (
    <InteractiveForm path={context.to('reservoirs')} className="filter-sentence reservoir-filter">
      {select('region', context.t(waterMessages.region), filter.region ?? '', [
        { value: '', label: context.t(waterMessages.anyRegion) },
        ...WATER_REGIONS.map((region) => ({ value: region, label: context.t(regionLabels[region]) })),
      ])}
      {!isStale &&
        select('level', context.t(waterMessages.level), filter.level ?? '', [
          { value: '', label: context.t(waterMessages.anyLevel) },
          { value: 'attention', label: context.t(waterMessages.levelAttention) },
          ...WATER_LEVELS.map((level) => ({ value: level, label: context.t(levelLabels[level]) })),
        ])}
      {select(
        'date',
        context.t(waterMessages.day),
        date,
        days.map((day) => ({ value: day, label: context.date(day) })),
      )}
      {select('sort', context.t(waterMessages.sort), order ?? '', [
        { value: '', label: context.t(waterMessages.sortByRegion) },
        ...RESERVOIR_ORDERS.map((each) => ({ value: each, label: context.t(orderLabels[each]) })),
      ])}
      <div>
        <label htmlFor={`${id}-name`}>{context.t(waterMessages.nameFilter)}</label>
        <input type="search" id={`${id}-name`} name="name" className="select" defaultValue={filter.name} />
      </div>
      {sizeQuery !== undefined && <input type="hidden" name="size" value={sizeQuery} />}
      <p className="filter-sentence-actions">
        <button type="submit" className="button-quiet">
          {context.t(listMessages.apply)}
        </button>
        {isFiltered(filter) && (
          <>
            <span role="status">{context.t(waterMessages.listed, { count: listed })}</span>
            <a href={context.to('reservoirs', {}, { size: sizeQuery, date, sort: order })}>
              {context.t(waterMessages.showAll)}
            </a>
          </>
        )}
      </p>
    </InteractiveForm>
  );
}
