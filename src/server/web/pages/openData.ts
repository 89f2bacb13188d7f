import { yearOf } from '#domain/instant.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import type { ReservoirHistory } from '#ports/Water.ts';
import { RESERVOIR_SIZES, type ReservoirSize } from '#domain/water/water.ts';
import { otherSources } from '#domain/water/otherSources.ts';
import type { Bilingual } from '#domain/locale/locale.ts';
import type { DataFile, DataSet } from '#ui/dataSets.ts';
import type { WaterFileFormat } from '#ui/waterFiles.ts';
import {
  contentOfDay,
  contentOfReservoir,
  contentOfSeason,
  contentOfYear,
  waterFileText,
  type WaterFileContent,
} from '../downloads/waterFileContent.ts';
import type { PageRequest } from '../PageRequest.ts';

/** The slug of the generic page that lists the data sets above its text, where a site has it. */
export const OPEN_DATA_SLUG = 'open-data';

/** The data sets that a site has today: those without any figures are left out. */
export async function findDataSets(request: PageRequest): Promise<readonly DataSet[]> {
  const [sizes, areas] = await Promise.all([
    Promise.all(RESERVOIR_SIZES.map((size) => reservoirsOf(request, size))),
    areasOf(request),
  ]);
  const known = sizes.flatMap((size) => size ?? []);
  return [...known.map(({ set }) => set), ...historyOf(request, known), ...areas];
}

type SizeOfReservoirs = NonNullable<Awaited<ReturnType<typeof reservoirsOf>>>;

async function reservoirsOf(request: PageRequest, size: ReservoirSize) {
  const { ports, site, signal } = request;
  const { date, days, reservoirs } = await ports.water.reservoirs({ site: site.id, size }, signal);
  const figures = reservoirs.flatMap(({ reservoir: { invented }, reading }) =>
    reading === undefined ? [] : [{ source: reading.source, invented }],
  );
  if (date === undefined || figures.length === 0) return undefined;
  const history = await historyOfFirst(request, reservoirs);
  const years = [...new Set([...days, ...(history?.readings ?? []).map((reading) => reading.date)].map(yearOf))];
  const set: DataSet = {
    id: size,
    updated: date,
    since: [days.at(-1), history?.readings[0]?.date].toSorted()[0],
    files: [
      { file: { type: 'reservoirs', size, date }, sizes: sizesOf(request, contentOfDay(size, date, reservoirs)) },
    ],
    years: years
      .toSorted((a, b) => b - a)
      .map((year): DataFile => ({ file: { type: 'reservoirsInYear', size, year } })),
    sizesOfYear: history && sizesOfYear(request, size, history, figures.length),
    ...licensing(figures, site.name),
    ...apiCall(request, 'reservoirs', { size, date }),
  };
  return { set, figures, reservoirs, history };
}

/** Days are listed for about a year only: the first day of the figures is that of one reservoir with all its readings. */
async function historyOfFirst(
  { ports, site, signal }: PageRequest,
  reservoirs: readonly ReservoirOnDay[],
): Promise<ReservoirHistory | undefined> {
  const first = reservoirs.find(({ reading }) => reading !== undefined);
  if (first === undefined) return undefined;
  const found = await ports.water.reservoir({ site: site.id, id: first.reservoir.id }, signal);
  return found.ok ? found.value : undefined;
}

function sizesOf({ context }: PageRequest, content: WaterFileContent | undefined): DataFile['sizes'] {
  if (content === undefined) return undefined;
  const sizeOf = (format: WaterFileFormat) => Buffer.byteLength(waterFileText(content, format, context));
  return { csv: sizeOf('csv'), json: sizeOf('json') };
}

const DAYS_OF_YEAR = 365;

/** From the newest readings of one reservoir: reading those of all of them would take too long for a page. */
function sizesOfYear(
  request: PageRequest,
  size: ReservoirSize,
  history: ReservoirHistory,
  reservoirs: number,
): DataFile['sizes'] {
  const newest = newestYearOf(history);
  const sizes = sizesOf(request, contentOfYear({ size, year: 0 }, [newest]));
  return times(sizes, (DAYS_OF_YEAR / newest.readings.length) * reservoirs);
}

/** From the newest readings as well: a page would make a file of many years only to measure it. */
function sizesOfHistory(request: PageRequest, history: ReservoirHistory): DataFile['sizes'] {
  const newest = newestYearOf(history);
  return times(sizesOf(request, contentOfReservoir(newest)), history.readings.length / newest.readings.length);
}

function newestYearOf({ reservoir, readings }: ReservoirHistory): ReservoirHistory {
  return { reservoir, readings: readings.slice(-DAYS_OF_YEAR) };
}

function times(sizes: DataFile['sizes'], factor: number): DataFile['sizes'] {
  return sizes && { csv: Math.round(sizes.csv * factor), json: Math.round(sizes.json * factor) };
}

/** One data set of the files of all reservoirs. */
function historyOf(request: PageRequest, sizes: readonly SizeOfReservoirs[]): readonly DataSet[] {
  const files = sizes.flatMap(({ reservoirs }) =>
    reservoirs.map(({ reservoir: { id, name } }): DataFile => ({ file: { type: 'reservoir', id }, name })),
  );
  const histories = sizes.flatMap(({ history }) => (history === undefined ? [] : [history]));
  const longest = histories.toSorted((a, b) => b.readings.length - a.readings.length)[0];
  const [first, ...others] = files;
  const [updated] = sizes
    .map(({ set }) => set.updated)
    .toSorted()
    .reverse();
  const [example] = sizes.flatMap(({ reservoirs }) => reservoirs);
  if (first === undefined || updated === undefined || example === undefined) return [];
  return [
    {
      id: 'history',
      updated,
      since: sizes.map(({ set }) => set.since).toSorted()[0],
      sizesEach: longest && sizesOfHistory(request, longest),
      files: [first, ...others],
      ...licensing(
        sizes.flatMap(({ figures }) => figures),
        request.site.name,
      ),
      ...apiCall(request, `reservoirs/${example.reservoir.id}`, {}),
    },
  ];
}

async function areasOf(request: PageRequest): Promise<readonly DataSet[]> {
  const { ports, site, signal } = request;
  const { season, seasons, areas } = await ports.water.waterUse({ site: site.id }, signal);
  const updated = areas
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  const [first, ...others] = seasons.map((each): DataFile => ({ file: { type: 'waterUse', season: each } }));
  if (season === undefined || updated === undefined || first === undefined) return [];
  return [
    {
      id: 'waterUse',
      updated,
      files: [{ ...first, sizes: sizesOf(request, contentOfSeason(season, areas)) }, ...others],
      ...licensing(areas, site.name),
      ...apiCall(request, 'use', { year: String(season.year), season: season.season }),
    },
  ];
}

function licensing(
  figures: readonly { readonly source: Bilingual; readonly invented: boolean }[],
  publisher: Bilingual,
): Pick<DataSet, 'hasOwn' | 'others'> {
  return {
    hasOwn: figures.some((figure) => otherSources([figure], publisher).length === 0),
    others: otherSources(figures, publisher),
  };
}

/** @param path below that of the site's water figures in the API */
function apiCall(
  { site, context, servesApi }: PageRequest,
  path: string,
  query: Readonly<Record<string, string>>,
): Pick<DataSet, 'apiCall'> {
  if (!servesApi) return {};
  const search = new URLSearchParams(query).toString();
  const address = `${site.publicOrigin}${context.links.basePath}/api/water/${site.id}/${path}`;
  return { apiCall: search === '' ? address : `${address}?${search}` };
}
