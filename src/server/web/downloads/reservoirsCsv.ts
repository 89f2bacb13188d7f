import type { CalendarDate } from '#domain/instant.ts';
import { shareOfStorage, usableVolume, type ReservoirOnDay } from '#domain/water/storage.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { RESERVOIR_COLUMNS } from '#ui/dataSets.ts';
import { regionLabels, waterMessages } from '#ui/messages/water.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { csv } from './csv.ts';

/** A reading with its calculated figures. */
export function withShares(reservoir: Reservoir, reading: Reading) {
  const share = shareOfStorage(reading);
  return {
    ...reading,
    share: share === null ? null : Math.round(share * 100) / 100,
    usable: usableVolume(reservoir, reading),
  };
}

/** One line for each reservoir and day; a figure that was not reported is empty. */
export function reservoirsCsv(
  rows: readonly (ReservoirOnDay & { readonly date: CalendarDate })[],
  context: RenderContext,
): string {
  const { locale } = context;
  return csv(
    RESERVOIR_COLUMNS.map(({ title }) => context.t(title)),
    rows.map(({ reservoir, reading, date }) => {
      const figures = reading && withShares(reservoir, reading);
      return [
        ...[date, reservoir.id, reservoir.name[locale]],
        ...[context.t(regionLabels[reservoir.region]), reservoir.province[locale]],
        ...[figures?.volume, figures?.storage ?? reservoir.storage, figures?.share, figures?.usable],
        ...[figures?.inflow, figures?.outflow, figures?.source[locale], figures?.revision],
        context.t(reservoir.invented ? waterMessages.yes : waterMessages.no),
      ];
    }),
  );
}
