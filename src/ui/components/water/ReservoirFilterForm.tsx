import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import type { CalendarDate } from '#domain/instant.ts';
import { WATER_REGIONS } from '#domain/water/codes.ts';
import { RESERVOIR_ORDERS, type ReservoirOrder } from '#domain/water/earlierVolumes.ts';
import { isFiltered, type ReservoirFilter } from '#domain/water/filterReservoirs.ts';
import type { ReservoirSize } from '#domain/water/water.ts';
import { WATER_LEVELS } from '#domain/water/waterLevel.ts';
import { listMessages } from '../../messages/list.ts';
import { searchFieldMessages } from '../../messages/search.ts';
import { levelLabels, orderLabels, regionLabels, waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { sizeInAddress } from './sizeInAddress.ts';
import { Select, type Choice } from '../form/Select.tsx';
import { Fold } from '../text/Fold.tsx';
import { Icon } from '../text/Icon.tsx';

/** Of the choice of the day: a link to it unfolds it. */
export const DAY_CHOICE_ID = 'choose-day';

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

/**
 * A search by the name of a reservoir or province, and the choice of day, region, level and order, which phones fold. All
 * of it is in the address, which leads to the list.
 */
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
    <div id={name === 'date' ? DAY_CHOICE_ID : undefined}>
      <label htmlFor={`${id}-${name}`} className="search-field-label">
        {label}
      </label>
      <Select id={`${id}-${name}`} name={name} label={label} value={value} choices={choices} />
    </div>
  );
  return (
    <form method="get" action={`${context.to('reservoirs')}#list-title`} className="filter-sentence reservoir-filter">
      <div className="search-field">
        <label htmlFor={`${id}-name`} className="search-field-label">
          {context.t(waterMessages.nameFilter)}
        </label>
        <div className="search-field-row">
          <input
            type="search"
            id={`${id}-name`}
            name="name"
            className="search-field-input"
            enterKeyHint="search"
            defaultValue={filter.name}
          />
          <button type="submit" className="search-field-button">
            <Icon icon={Search} />
            {context.t(searchFieldMessages.button)}
          </button>
        </div>
      </div>
      {sizeQuery !== undefined && <input type="hidden" name="size" value={sizeQuery} />}
      <Fold
        className="choices-fold reservoir-choices"
        head={<b>{context.t(waterMessages.choose)}</b>}
        isOpen={filter.region !== undefined || filter.level !== undefined || order !== undefined}
        onPhonesOnly
      >
        <div>
          {select(
            'date',
            context.t(waterMessages.day),
            date,
            days.map((day) => ({ value: day, label: context.date(day) })),
          )}
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
          {select('sort', context.t(waterMessages.sort), order ?? '', [
            { value: '', label: context.t(waterMessages.sortByRegion) },
            ...RESERVOIR_ORDERS.map((each) => ({ value: each, label: context.t(orderLabels[each]) })),
          ])}
          <button type="submit" className="button-quiet">
            {context.t(listMessages.apply)}
          </button>
        </div>
      </Fold>
      {isFiltered(filter) && (
        <p className="filter-sentence-actions">
          <span role="status">{context.t(waterMessages.listed, { count: listed })}</span>
          <a href={`${context.to('reservoirs', {}, { size: sizeQuery, date, sort: order })}#list-title`}>
            {context.t(waterMessages.showAll)}
          </a>
        </p>
      )}
    </form>
  );
}
