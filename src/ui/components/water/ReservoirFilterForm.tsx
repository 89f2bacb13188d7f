import { useId } from 'react';
import type { CalendarDate } from '#domain/instant.ts';
import { WATER_REGIONS } from '#domain/water/codes.ts';
import { RESERVOIR_ORDERS, type ReservoirOrder } from '#domain/water/earlierVolumes.ts';
import type { ReservoirFilter } from '#domain/water/filterReservoirs.ts';
import type { ReservoirSize } from '#domain/water/water.ts';
import { listMessages } from '../../messages/list.ts';
import { orderLabels, regionLabels, waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { InteractiveForm } from '../form/InteractiveForm.tsx';
import { Select } from '../form/Select.tsx';
import { Sentence } from '../text/Sentence.tsx';

interface ReservoirFilterFormProps {
  readonly size: ReservoirSize;
  readonly date: CalendarDate;
  readonly days: readonly CalendarDate[];
  readonly filter: ReservoirFilter;
  readonly order: ReservoirOrder | undefined;
  /** How many reservoirs are left. */
  readonly listed: number;
}

/** Day, region, name and order of the reservoirs, as a sentence. All of it is in the address. */
export function ReservoirFilterForm({ size, date, days, filter, order, listed }: ReservoirFilterFormProps) {
  const context = useRenderContext();
  const id = useId();
  const sizeQuery = size === 'large' ? undefined : size;
  const isFiltered = filter.region !== undefined || filter.name !== undefined;
  const select = (
    name: 'region' | 'date' | 'sort',
    label: string,
    value: string,
    choices: readonly [string, string][],
  ) => (
    <Select
      id={`${id}-${name}`}
      name={name}
      label={label}
      {...(name === 'region' && { any: context.t(waterMessages.anyRegion) })}
      {...(name === 'sort' && { any: context.t(waterMessages.sortByRegion) })}
      value={value}
      choices={choices.map(([code, text]) => ({ value: code, label: text }))}
    />
  );
  return (
    <InteractiveForm path={context.to('reservoirs')} className="filter-sentence">
      <p className="filter-sentence-text">
        <Sentence
          message={waterMessages.listSentence}
          parts={{
            region: select(
              'region',
              context.t(waterMessages.region),
              filter.region ?? '',
              WATER_REGIONS.map((region) => [region, context.t(regionLabels[region])]),
            ),
            date: select(
              'date',
              context.t(waterMessages.day),
              date,
              days.map((day) => [day, context.date(day)]),
            ),
            sort: select(
              'sort',
              context.t(waterMessages.sort),
              order ?? '',
              RESERVOIR_ORDERS.map((each) => [each, context.t(orderLabels[each])]),
            ),
            name: (
              <input
                type="search"
                name="name"
                className="select reservoir-filter-name"
                aria-label={context.t(waterMessages.nameFilter)}
                defaultValue={filter.name}
              />
            ),
          }}
        />
      </p>
      {sizeQuery !== undefined && <input type="hidden" name="size" value={sizeQuery} />}
      <p className="filter-sentence-actions">
        <button type="submit" className="button-quiet">
          {context.t(listMessages.apply)}
        </button>
        {isFiltered && (
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
