import { LOCALES } from '../locale/locale.ts';
import type { WaterRegion } from './codes.ts';
import type { ReservoirOnDay } from './storage.ts';

export interface ReservoirFilter {
  readonly region?: WaterRegion;
  /** A part of the name in one of both languages. */
  readonly name?: string;
}

/** The reservoirs of a region with a text in their name, in either language and whatever the case of its letters. */
export function filterReservoirs<T extends ReservoirOnDay>(
  reservoirs: readonly T[],
  { region, name = '' }: ReservoirFilter,
): readonly T[] {
  const part = comparable(name);
  return reservoirs.filter(
    ({ reservoir }) =>
      (region === undefined || reservoir.region === region) &&
      LOCALES.some((locale) => comparable(reservoir.name[locale]).includes(part)),
  );
}

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
