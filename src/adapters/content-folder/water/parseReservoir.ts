import { parseSlug } from '#domain/content/slug.ts';
import { WATER_REGIONS } from '#domain/water/codes.ts';
import { RESERVOIR_SIZES, type Reservoir } from '#domain/water/water.ts';
import { bilingual, figure, oneOf, parsed, storage, yesOrNo } from './cells.ts';
import type { CsvRow } from './readCsv.ts';

export const RESERVOIR_COLUMNS = [
  ...(['id', 'size', 'name_th', 'name_en', 'region', 'province_th', 'province_en', 'owner_th', 'owner_en'] as const),
  ...(['storage_mcm', 'dead_storage_mcm', 'max_storage_mcm', 'latitude', 'longitude', 'invented'] as const),
  'catchment_km2',
] as const;

/** The columns that a register may leave out. */
export const OPTIONAL_RESERVOIR_COLUMNS = ['catchment_km2'] as const;

type Row = CsvRow<(typeof RESERVOIR_COLUMNS)[number]>;

/** Undefined when a cell has an error, which has been added. */
export function parseReservoir(row: Row): Reservoir | undefined {
  const id = parsed(row, 'id', parseSlug, 'at most 100 lower-case letters, digits and single hyphens');
  const size = oneOf(row, 'size', RESERVOIR_SIZES);
  const name = bilingual(row, 'name');
  const region = oneOf(row, 'region', WATER_REGIONS);
  const province = bilingual(row, 'province');
  const owner = isEmpty(row, 'owner_th', 'owner_en') ? null : bilingual(row, 'owner');
  const storages = storagesOf(row);
  const catchment = catchmentOf(row);
  const place = isEmpty(row, 'latitude', 'longitude') ? null : placeOf(row);
  const invented = yesOrNo(row, 'invented');
  if (id === undefined || size === undefined || name === undefined || region === undefined) return undefined;
  if (province === undefined || owner === undefined || storages === undefined) return undefined;
  if (catchment === undefined || place === undefined || invented === undefined) return undefined;
  return {
    ...{ id, size, name, region, province },
    ...(owner !== null && { owner }),
    ...storages,
    ...(catchment !== null && { catchment }),
    ...(place !== null && { place }),
    invented,
  };
}

function storagesOf(row: Row): Pick<Reservoir, 'storage' | 'deadStorage' | 'maxStorage'> | undefined {
  const normal = storage(row, 'storage_mcm');
  const dead = figure(row, 'dead_storage_mcm');
  const max = figure(row, 'max_storage_mcm');
  if (normal === null) row.addError('storage_mcm', 'is empty');
  if (normal === undefined || normal === null || dead === undefined || max === undefined) return undefined;
  if (dead !== null && dead >= normal) row.addError('dead_storage_mcm', 'must be less than storage_mcm');
  if (max !== null && max < normal) row.addError('max_storage_mcm', 'must not be less than storage_mcm');
  return {
    storage: normal,
    ...(dead !== null && { deadStorage: dead }),
    ...(max !== null && { maxStorage: max }),
  };
}

function catchmentOf(row: Row): number | null | undefined {
  const area = figure(row, 'catchment_km2');
  if (area !== 0) return area;
  row.addError('catchment_km2', 'must be more than 0');
  return undefined;
}

function placeOf(row: Row): Reservoir['place'] {
  const latitude = degrees(row, 'latitude', 90);
  const longitude = degrees(row, 'longitude', 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function degrees(row: Row, column: 'latitude' | 'longitude', most: number): number | undefined {
  const read = (text: string) =>
    /^-?\d{1,3}(\.\d{1,8})?$/.test(text) && Math.abs(Number(text)) <= most ? Number(text) : undefined;
  return parsed(row, column, read, `degrees like 18.9267, at most ${String(most)}`);
}

function isEmpty(row: Row, ...columns: readonly Parameters<Row['cell']>[0][]): boolean {
  return columns.every((column) => row.cell(column) === '');
}
