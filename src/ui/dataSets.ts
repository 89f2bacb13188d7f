import type { MessageDescriptor } from '@formatjs/intl';
import type { CalendarDate } from '#domain/instant.ts';
import type { Bilingual } from '#domain/locale/locale.ts';
import { columnMeanings, openDataMessages } from './messages/openData.ts';
import { waterMessages } from './messages/water.ts';
import type { WaterFile, WaterFileFormat } from './waterFiles.ts';

export const DATA_SET_IDS = ['large', 'medium', 'history', 'waterUse'] as const;
export type DataSetId = (typeof DATA_SET_IDS)[number];

/** Figures that anybody may download, as far as the site has any. */
export interface DataSet {
  readonly id: DataSetId;
  /** The newest day that has figures. */
  readonly updated: CalendarDate;
  /** The first day that has figures; absent of seasons, which name their files. */
  readonly since?: CalendarDate | undefined;
  readonly files: readonly [DataFile, ...DataFile[]];
  /** About how many bytes each file has, where there is a file of each reservoir. */
  readonly sizesEach?: DataFile['sizes'];
  /** The files with all reservoirs, one of each year, newest first. */
  readonly years?: readonly DataFile[];
  /** About how many bytes the file of a whole year has. */
  readonly sizesOfYear?: DataFile['sizes'];
  /** Whether there are figures that are the publisher's own to license. */
  readonly hasOwn: boolean;
  /** Whose figures the licence does not cover. */
  readonly others: readonly Bilingual[];
  /** The address of the same figures in the API; absent where the server has none. */
  readonly apiCall?: string;
}

export interface DataFile {
  readonly file: WaterFile;
  /** Of a reservoir. */
  readonly name?: Bilingual;
  /** In bytes; absent where the figures of the file would have to be read for it. */
  readonly sizes?: Readonly<Record<WaterFileFormat, number>> | undefined;
}

/** The licence of figures that are the publisher's own. The texts of the site name it as well. */
export const DATA_LICENCE = { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' };

/** A column of a CSV file. The files are made from these, too. */
export interface DataColumn {
  /** Its heading in the file. */
  readonly title: MessageDescriptor;
  /** Its name in the JSON file with the same figures. */
  readonly field: string;
  readonly meaning: MessageDescriptor;
  readonly unit?: MessageDescriptor;
}

const { millionCubicMetres: volume, millionCubicMetresADay: flow } = waterMessages;

const SOURCE: readonly DataColumn[] = [
  { field: 'source', title: waterMessages.source, meaning: columnMeanings.source },
  { field: 'revision', title: waterMessages.fileRevision, meaning: columnMeanings.revision },
  { field: 'invented', title: waterMessages.fileInvented, meaning: columnMeanings.invented },
];

export const RESERVOIR_COLUMNS: readonly DataColumn[] = [
  { field: 'date', title: waterMessages.fileDate, meaning: columnMeanings.date },
  { field: 'id', title: waterMessages.file, meaning: columnMeanings.id },
  { field: 'name', title: waterMessages.reservoir, meaning: columnMeanings.name },
  { field: 'region', title: waterMessages.region, meaning: columnMeanings.region },
  { field: 'province', title: waterMessages.province, meaning: columnMeanings.province },
  { field: 'volume', title: waterMessages.fileVolume, meaning: columnMeanings.volume, unit: volume },
  { field: 'storage', title: waterMessages.fileStorage, meaning: columnMeanings.storage, unit: volume },
  { field: 'share', title: waterMessages.fileShare, meaning: columnMeanings.share, unit: openDataMessages.percent },
  { field: 'usable', title: waterMessages.fileUsable, meaning: columnMeanings.usable, unit: volume },
  { field: 'inflow', title: waterMessages.fileInflow, meaning: columnMeanings.inflow, unit: flow },
  { field: 'outflow', title: waterMessages.fileOutflow, meaning: columnMeanings.outflow, unit: flow },
  ...SOURCE,
];

export const WATER_USE_COLUMNS: readonly DataColumn[] = [
  { field: 'date', title: waterMessages.fileDate, meaning: columnMeanings.date },
  { field: 'season', title: waterMessages.season, meaning: columnMeanings.season },
  { field: 'region', title: waterMessages.region, meaning: columnMeanings.region },
  { field: 'crop', title: waterMessages.crop, meaning: columnMeanings.crop },
  { field: 'area', title: waterMessages.area, meaning: columnMeanings.area, unit: waterMessages.rai },
  ...SOURCE,
];

export function columnsOf(id: DataSetId): readonly DataColumn[] {
  return id === 'waterUse' ? WATER_USE_COLUMNS : RESERVOIR_COLUMNS;
}
