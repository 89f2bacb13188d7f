import { expect } from 'chai';
import type { Locale } from '#domain/locale/locale.ts';
import { textOf } from '#test/support/renderPart.tsx';
import { importSampleWater, sampleWaterRows } from '#test/support/sampleWater.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';

/*
 * Compares the numbers on the water pages with sums computed here from the imported files, in integer thousandths and
 * without any code of the project: neither its parser, nor its arithmetic, nor its number format.
 */
/** What the page shows of them. */
const LATEST_DAYS = 10;
const LABELS = {
  th: {
    of: 'จาก',
    allCrops: 'รวมทุกพืช',
    none: 'ไม่มีรายงาน',
    counted: (n: number, all: number) => `รายงานแล้ว ${n} จาก ${all} แห่ง`,
    overFull: (n: number, all: number) => `เกินระดับเก็บกัก ${n} จาก ${all} แห่ง`,
    low: (n: number, all: number) => `น้ำน้อย ${n} จาก ${all} แห่ง`,
    days: (n: number, all: number) => `${n}/${all} วัน`,
  },
  en: {
    of: 'of',
    allCrops: 'All crops',
    none: 'Not reported',
    counted: (n: number, all: number) => `${n} of ${all} reported`,
    overFull: (n: number, all: number) => `Above normal level: ${n} of ${all}`,
    low: (n: number, all: number) => `Low: ${n} of ${all}`,
    days: (n: number, all: number) => `${n}/${all} days`,
  },
} as const;
const REGIONS = {
  north: { th: 'ภาคเหนือ', en: 'North' },
  northeast: { th: 'ภาคตะวันออกเฉียงเหนือ', en: 'Northeast' },
  central: { th: 'ภาคกลาง', en: 'Central' },
  east: { th: 'ภาคตะวันออก', en: 'East' },
  west: { th: 'ภาคตะวันตก', en: 'West' },
  south: { th: 'ภาคใต้', en: 'South' },
} as const;
const CROPS = {
  rice: { th: 'ข้าว', en: 'Rice' },
  sugarcane: { th: 'อ้อย', en: 'Sugarcane' },
  'field-crops': { th: 'พืชไร่', en: 'Field crops' },
  vegetables: { th: 'พืชผัก', en: 'Vegetables' },
  'fruit-trees': { th: 'ไม้ผล', en: 'Fruit trees' },
  'perennial-trees': { th: 'ไม้ยืนต้น', en: 'Perennial trees' },
  'other-crops': { th: 'พืชอื่น ๆ', en: 'Other crops' },
  'fish-ponds': { th: 'บ่อปลา', en: 'Fish ponds' },
  'shrimp-ponds': { th: 'บ่อกุ้ง', en: 'Shrimp ponds' },
  'other-areas': { th: 'พื้นที่อื่น ๆ', en: 'Other areas' },
} as const;
type Region = keyof typeof REGIONS;
const REGION_NAMES = Object.keys(REGIONS) as Region[];
const LOCALES = ['th', 'en'] as const;

const reservoirs = sampleWaterRows('reservoirs');
const readings = sampleWaterRows('readings');
const areas = sampleWaterRows('water-use');

describe('The numbers on the water pages equal sums over the imported files:', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
    await importSampleWater(app);
  });
  after(() => app.close());

  const page = async (path: string) => {
    const { status, body } = await app.send(path);
    expect(status, path).to.equal(200);
    return body;
  };

  for (const size of ['large', 'medium'])
    it(`the ${size} reservoirs, together, by region and one by one, on every day, in both languages`, async () => {
      const register = reservoirs.filter((row) => row['size'] === size);
      const ids = register.map((row) => row['id']);
      const days = [
        ...new Set(readings.filter((row) => ids.includes(row['reservoir'])).map((row) => row['date'] ?? '')),
      ];
      expect(days.length).to.be.greaterThan(1);
      for (const date of days)
        for (const locale of LOCALES) {
          const html = await page(`/${locale}/reservoirs?size=${size}&date=${date}`);
          const onDay = register.map((row) => onThatDay(row, date));
          const storages = onDay.map(({ storage }) => storage);
          const present = REGION_NAMES.filter((region) => onDay.some((one) => one.region === region));
          expect(cellsIn(html, 'region-table').slice(1), `${date} ${locale}`).to.deep.equal([
            // Newest figures that are old warn of nothing.
            ...present.map((region) =>
              (html.includes('data-stale="true"') ? sumRow : regionRow)(
                REGIONS[region][locale],
                inRegion(onDay, region),
                storages,
                locale,
              ),
            ),
            sumRow(locale === 'th' ? 'รวมทุกภาค' : 'All regions', onDay, storages, locale),
          ]);
          const tables = html.split('<table').filter((part) => part.includes('reservoir-table'));
          present.forEach((region, index) => {
            const rows = cellsIn(`<table${tables[index] ?? ''}`, 'reservoir-table').slice(1);
            expect(rows.length - 1, `${date} ${region}`).to.equal(inRegion(onDay, region).length);
            inRegion(onDay, region).forEach((one, row) => {
              const cells = rows[row] ?? [];
              const [name, volume, share] = cells;
              const [, inflow = '', outflow = ''] =
                /^(?:Inflow|น้ำไหลเข้า) (.+) (?:Release|น้ำระบาย) (.+)$/.exec(cells.at(-1) ?? '') ?? [];
              // The word for reservoirs is in an element of its own.
              expect(name?.replaceAll(' ', '')).to.include(one.name[locale].replaceAll(' ', ''));
              expect(volume).to.equal(volumeCell(one.volume, one.storage, storages, locale));
              expect(share).to.match(shareStart(one, locale));
              expect(
                [inflow, outflow].map((cell) => shownFigure(cell, locale)),
                name,
              ).to.deep.equal([one.inflow, one.outflow]);
            });
          });
          const totals = totalsOf(onDay);
          const text = textOf(html);
          const [of, unit] = locale === 'th' ? ['จาก', 'ล้าน ลบ.ม.'] : ['of', 'million m³'];
          expect(text.replaceAll('\u00a0', ' ')).to.include(
            `${written(totals.volume)} ${of} ${written(totals.storage)} ${unit}`,
          );
          expect(text).to.include(written(sum(onDay.map(usable))));
          const flows = onDay.flatMap(({ inflow, outflow }) => [inflow, outflow]);
          for (const flow of ['inflow', 'outflow'] as const)
            expect(text).to.include(`${writtenLike(flows, sum(onDay.map((one) => one[flow])))} `);
          const counted = LABELS[locale].counted(totals.reported, onDay.length);
          if (totals.reported < onDay.length) expect(text).to.include(counted);
          else expect(text).not.to.include(counted);
        }
    });

  it('the marks of the map, one of each large reservoir whose place is known, in both languages', async () => {
    const register = reservoirs.filter((row) => row['size'] === 'large' && row['latitude'] !== '');
    const ids = register.map((row) => row['id']);
    const days = readings.filter((row) => ids.includes(row['reservoir'])).map((row) => row['date'] ?? '');
    const newest = days.reduce((a, b) => (a > b ? a : b));
    for (const locale of LOCALES) {
      const html = await page(`/${locale}/reservoirs`);
      const marks = [
        ...html.matchAll(/<a href="[^"]*\/([\w-]+)"[^>]* class="reservoir-mark".*?<title>(.*?)<\/title>/g),
      ];
      expect(marks.map(([, id]) => id)).to.have.members(ids);
      for (const [, id, title = ''] of marks) {
        const one = onThatDay(register.find((row) => row['id'] === id) ?? {}, newest);
        expect(textOf(title), id).to.include(one.name[locale]);
        expect(textOf(title), id).to.match(new RegExp(`${one.share ?? LABELS[locale].none}$`));
      }
    }
  });

  it('the readings of the latest days on the page of a reservoir, in both languages', async () => {
    for (const { id = '', storage_mcm: register = '' } of reservoirs)
      for (const locale of LOCALES) {
        const rows = cellsIn(await page(`/${locale}/reservoirs/${id}`), 'reading-table day-table').slice(1);
        const own = readings
          .filter((row) => row['reservoir'] === id)
          .reverse()
          .slice(0, LATEST_DAYS);
        const volumes = figuresOf(id, ['volume_mcm']);
        expect(rows.length, id).to.equal(own.length);
        own.forEach((row, index) => {
          const [, volume = '', share, inflow = '', outflow = ''] = rows[index] ?? [];
          const exact = figureOf(row['volume_mcm']);
          expect(volume.split(' ')[0]).to.equal(
            exact === null ? LABELS[locale].none.split(' ')[0] : writtenLike(volumes, exact),
          );
          expect(share).to.equal(
            exact === null
              ? LABELS[locale].none
              : percent(exact, figureOf(row['storage_mcm']) ?? thousandths(register)),
          );
          expect([inflow, outflow].map((cell) => shownFigure(cell, locale))).to.deep.equal([
            figureOf(row['inflow_mcm_day']),
            figureOf(row['outflow_mcm_day']),
          ]);
        });
      }
  });

  it('the months of a year on the page of a reservoir, in both languages', async () => {
    for (const { id = '', storage_mcm: register = '' } of reservoirs)
      for (const locale of LOCALES) {
        const own = readings.filter((row) => row['reservoir'] === id);
        const year = (own.at(-1)?.['date'] ?? '').slice(0, 4);
        const ofYear = own.filter((row) => row['date']?.startsWith(year));
        const months = [...Map.groupBy(ofYear, (row) => row['date']?.slice(0, 7)).values()];
        const rows = cellsIn(await page(`/${locale}/reservoirs/${id}`), 'reading-table month-table').slice(1);
        const volumes = figuresOf(id, ['volume_mcm']);
        const flows = figuresOf(id, ['inflow_mcm_day', 'outflow_mcm_day']);
        // Under four readings there are no charts, whose table this is.
        expect(rows.length, id).to.equal(own.length < 4 ? 0 : months.length);
        rows.forEach(([, volume = '', share, inflow = '', outflow = ''], index) => {
          const ofMonth = months[index] ?? [];
          const [yearOfIt = 0, month = 0, day = 0] = (ofMonth.at(-1)?.['date'] ?? '').split('-').map(Number);
          const days = index === months.length - 1 ? day : new Date(Date.UTC(yearOfIt, month, 0)).getUTCDate();
          const last = ofMonth.findLast((row) => figureOf(row['volume_mcm']) !== null);
          const exact = figureOf(last?.['volume_mcm']);
          const none = LABELS[locale].none;
          expect(volume, id).to.equal(exact === null ? none : writtenLike(volumes, exact));
          expect(share).to.equal(
            exact === null ? none : percent(exact, figureOf(last?.['storage_mcm']) ?? thousandths(register)),
          );
          for (const [cell, name] of [
            [inflow, 'inflow_mcm_day'],
            [outflow, 'outflow_mcm_day'],
          ] as const) {
            const figures = ofMonth.map((row) => figureOf(row[name]));
            const reported = figures.filter((figure) => figure !== null).length;
            const total = writtenLike(flows, sum(figures));
            if (reported === 0) expect(cell).to.equal(none);
            else if (reported === days) expect(cell, id).to.equal(total);
            else expect(cell, id).to.equal(`${total} ${LABELS[locale].days(reported, days)}`);
          }
        });
      }
  });

  it('the areas by crop, by region and together, of every season and of the year before, in both languages', async () => {
    const seasons = [...new Set(areas.map((row) => `${row['year']}-${row['season']}`))];
    expect(seasons.length).to.equal(5);
    for (const season of seasons)
      for (const locale of LOCALES) {
        const html = await page(`/${locale}/wuse-area?season=${season}`);
        const own = ofSeason(season);
        const before = ofSeason(yearBeforeOf(season));
        const crops = cropsBySize(own);
        const partsOf = (rows: readonly Row[], column: string, values: readonly string[]) => [
          ...values.map((value) => rows.filter((row) => row[column] === value)),
          rows,
        ];
        const tables = tablesIn(html, 'area-table');
        const groups: readonly (readonly [string, readonly string[], (row: Row) => boolean])[] = [
          ['crop', crops, () => true],
          ['region', REGION_NAMES, () => true],
          ...REGION_NAMES.map((region) => {
            const isHere = (row: Row) => row['region'] === region;
            return ['crop', cropsBySize(own.filter(isHere)), isHere] as const;
          }),
        ];
        // The third table has all seasons.
        const compared = tables.toSpliced(2, 1);
        expect(compared.length, season).to.equal(groups.length);
        compared.forEach((rows, index) => {
          const [column, values, isIn] = groups[index] ?? ['', [], () => false];
          expect(
            rows.map(([label]) => label),
            `${season} ${locale} ${index}`,
          ).to.deep.equal([
            ...values.map((value) => labelOf(column, value, locale)),
            column === 'region' ? (locale === 'th' ? 'รวมทุกภาค' : 'All regions') : LABELS[locale].allCrops,
          ]);
          const now = partsOf(own.filter(isIn), column, values);
          const then = partsOf(before.filter(isIn), column, values);
          rows.forEach((cells, row) => {
            const expected = (of: readonly Row[] | undefined) =>
              areaCell(
                (of ?? []).map((one) => figureOf(one['area_rai'])),
                locale,
              );
            expect(withoutYear(cells[1]), `${season} ${cells[0]}`).to.equal(expected(now[row]));
            if (before.length === 0) return;
            expect(withoutYear(cells[2])).to.equal(expected(then[row]));
            expect(cells[3]).to.equal(changeCell(now[row] ?? [], then[row] ?? [], locale));
          });
        });
        const matrix = cellsIn(html, 'area-matrix').slice(1);
        [...crops, undefined].forEach((crop, row) => {
          const ofCrop = own.filter((one) => crop === undefined || one['crop'] === crop);
          const [, ...figures] = matrix[row] ?? [];
          const regions = [...REGION_NAMES.map((region) => ofCrop.filter((one) => one['region'] === region)), ofCrop];
          expect(figures, `${season} ${crop}`).to.deep.equal(
            regions.map((rows, column) => {
              const region = REGION_NAMES[column];
              const label =
                region === undefined ? (locale === 'th' ? 'รวมทุกภาค' : 'All regions') : REGIONS[region][locale];
              return `${label} ${areaCell(
                rows.map((one) => figureOf(one['area_rai'])),
                locale,
              )}`;
            }),
          );
        });
        expect(textOf(html)).to.include(written(sum(own.map((one) => figureOf(one['area_rai'])))));
      }
  });

  it('the areas of one crop by region and season by season, in both languages', async () => {
    for (const crop of Object.keys(CROPS))
      for (const locale of LOCALES) {
        const html = await page(`/${locale}/wuse-area?crop=${crop}`);
        const of = (season: string) => ofSeason(season).filter((row) => row['crop'] === crop);
        const [regions = [], seasons = []] = tablesIn(html, 'area-table');
        expect(regions.map((cells) => withoutYear(cells[1]))).to.deep.equal(
          [...REGION_NAMES, undefined].map((region) =>
            areaCell(
              of('2569-wet')
                .filter((row) => region === undefined || row['region'] === region)
                .map((row) => figureOf(row['area_rai'])),
              locale,
            ),
          ),
        );
        expect(seasons).to.deep.equal(
          ['2569-wet', '2568-wet', '2567-wet', '2568-dry', '2567-dry'].map((season) => [
            seasonCell(season, locale),
            areaCell(
              of(season).map((row) => figureOf(row['area_rai'])),
              locale,
            ),
            changeCell(of(season), of(yearBeforeOf(season)), locale),
          ]),
        );
      }
  });

  it('the water figures of the home page, in both languages', async () => {
    const newest = readings
      .filter((row) => reservoirs.some(({ id, size }) => id === row['reservoir'] && size === 'large'))
      .map((row) => row['date'] ?? '')
      .sort()
      .at(-1);
    const onDay = reservoirs.filter(({ size }) => size === 'large').map((row) => onThatDay(row, newest ?? ''));
    for (const locale of LOCALES) {
      const text = textOf(await page(`/${locale}?complete=1`));
      const { volume, storage } = totalsOf(onDay);
      expect(text).to.include(written(volume)).and.include(written(storage)).and.include(percent(volume, storage));
      for (const region of REGION_NAMES) {
        const totals = totalsOf(inRegion(onDay, region));
        expect(text).to.include(`${REGIONS[region][locale]} ${percent(totals.volume, totals.storage)}`);
      }
    }
  });
});

type Row = Record<string, string>;

/** Of all days of a reservoir: the figures of its page have the decimals that these need. */
function figuresOf(id: string, columns: readonly string[]): (bigint | null)[] {
  const own = readings.filter((row) => row['reservoir'] === id);
  return own.flatMap((row) => columns.map((column) => figureOf(row[column])));
}

/** The crops of a table: the largest first, those without figures after zero, other crops and areas last. */
function cropsBySize(rows: readonly Row[]): string[] {
  const crops = [...new Set(rows.map((row) => row['crop'] ?? ''))];
  const sizes = new Map(
    crops.map((crop) => {
      const figures = rows.filter((row) => row['crop'] === crop).map((row) => figureOf(row['area_rai']));
      return [crop, figures.every((figure) => figure === null) ? -1 : Number(sum(figures))];
    }),
  );
  const sorted = crops.toSorted((one, other) => (sizes.get(other) ?? -1) - (sizes.get(one) ?? -1));
  const isOther = (crop: string) => crop.startsWith('other-');
  return [...sorted.filter((crop) => !isOther(crop)), ...sorted.filter(isOther)];
}

function ofSeason(season: string): Row[] {
  return areas.filter((row) => `${row['year']}-${row['season']}` === season);
}

/** As a row is named: `ฤดูแล้ง 2568/69`, `Dry 2025/26`. */
function seasonCell(season: string, locale: Locale): string {
  const began = Number(season.slice(0, 4));
  const isDry = season.endsWith('-dry');
  const year = (of: number) => String(locale === 'th' ? of : of - 543);
  const years = isDry ? `${year(began)}/${year(began + 1).slice(-2)}` : year(began);
  if (locale === 'th') return `${isDry ? 'ฤดูแล้ง' : 'ฤดูฝน'} ${years}`;
  return `${isDry ? 'Dry' : 'Wet'} ${years}`;
}

function yearBeforeOf(season: string): string {
  return `${Number(season.slice(0, 4)) - 1}${season.slice(4)}`;
}

function labelOf(column: string, value: string, locale: Locale): string {
  return (column === 'region' ? REGIONS[value as Region] : CROPS[value as keyof typeof CROPS])[locale];
}

/** A phone shows the year here, because it has no heads of columns. */
function withoutYear(cell = ''): string {
  return cell.replace(/^\d{4}(\/\d\d)? /, '');
}

/** How what was reported in both years changed, in words. */
function changeCell(now: readonly Row[], before: readonly Row[], locale: Locale): string {
  const isThai = locale === 'th';
  const both = now.flatMap((row) => {
    const then = before.find((one) => one['region'] === row['region'] && one['crop'] === row['crop']);
    const [a, b] = [figureOf(row['area_rai']), figureOf(then?.['area_rai'])];
    return a === null || b === null ? [] : [{ a, b }];
  });
  if (before.length === 0) return isThai ? 'ไม่มีข้อมูลปีก่อนหน้า' : 'no earlier season';
  if (both.length === 0) return isThai ? 'เทียบไม่ได้' : 'not comparable';
  const [total, earlier] = [sum(both.map(({ a }) => a)), sum(both.map(({ b }) => b))];
  const words = changeWords(total, earlier, isThai);
  if (both.length === now.length) return words;
  const compared = isThai
    ? `เทียบ ${both.length} จาก ${now.length} รายการ`
    : `compared: ${both.length} of ${now.length} figures`;
  return `${words} * ${compared}`;
}

function changeWords(total: bigint, earlier: bigint, isThai: boolean): string {
  if (earlier === 0n)
    return total === 0n ? (isThai ? 'เท่าเดิม' : 'unchanged') : isThai ? 'ปีก่อนไม่มี' : 'none the year before';
  const by = total > earlier ? total - earlier : earlier - total;
  const points = percent(by, earlier);
  if (points === '0.0%') return isThai ? 'เท่าเดิม' : 'unchanged';
  if (total > earlier) return isThai ? `เพิ่มขึ้น ${points}` : `${points} more`;
  return isThai ? `ลดลง ${points}` : `${points} less`;
}

/** The rows of every table of a class, without their heads. */
function tablesIn(html: string, table: string): string[][][] {
  return html
    .split('<table')
    .filter((part) => part.includes(table))
    .map((part) => cellsIn(`<table${part}`, table).slice(1));
}

interface OnDay {
  readonly name: Readonly<Record<Locale, string>>;
  readonly region: string;
  readonly volume: bigint | null;
  readonly storage: bigint;
  readonly dead: bigint;
  readonly inflow: bigint | null;
  readonly outflow: bigint | null;
  readonly share: string | null;
  /** On the same day of the year before, of a reservoir that reported on this one. */
  readonly before: { readonly volume: bigint; readonly storage: bigint } | null;
}

function onThatDay(row: Record<string, string>, date: string): OnDay {
  const reading = readings.find((one) => one['date'] === date && one['reservoir'] === row['id']);
  const volume = figureOf(reading?.['volume_mcm']);
  const storage = figureOf(reading?.['storage_mcm']) ?? thousandths(row['storage_mcm'] ?? '');
  return {
    name: { th: row['name_th'] ?? '', en: row['name_en'] ?? '' },
    region: row['region'] ?? '',
    volume,
    storage,
    dead: thousandths(row['dead_storage_mcm'] ?? ''),
    inflow: figureOf(reading?.['inflow_mcm_day']),
    outflow: figureOf(reading?.['outflow_mcm_day']),
    share: volume === null ? null : percent(volume, storage),
    before: reading === undefined ? null : yearBefore(row, date),
  };
}

function yearBefore(row: Record<string, string>, date: string): OnDay['before'] {
  const day = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  const earlier = readings.find((one) => one['date'] === day && one['reservoir'] === row['id']);
  const volume = figureOf(earlier?.['volume_mcm']);
  if (volume === null) return null;
  return { volume, storage: figureOf(earlier?.['storage_mcm']) ?? thousandths(row['storage_mcm'] ?? '') };
}

function inRegion(onDay: readonly OnDay[], region: string): OnDay[] {
  return onDay.filter((one) => one.region === region);
}

function usable({ volume, dead }: OnDay): bigint | null {
  if (volume === null) return null;
  return volume > dead ? volume - dead : 0n;
}

function totalsOf(onDay: readonly OnDay[]) {
  const reported = onDay.filter(({ volume }) => volume !== null);
  return {
    volume: sum(reported.map(({ volume }) => volume)),
    storage: sum(reported.map(({ storage }) => storage)),
    reported: reported.length,
  };
}

function sumRow(label: string, onDay: readonly OnDay[], storages: readonly bigint[], locale: Locale): string[] {
  const { volume, storage, reported } = totalsOf(onDay);
  return [
    reported === onDay.length ? label : `${label} ${LABELS[locale].counted(reported, onDay.length)}`,
    volumeCell(volume, storage, storages, locale),
    `${percent(volume, storage)}${comparison(onDay, locale)}`,
  ];
}

/** With those that are over full, and those that have 30 % or less: the imported reservoirs have no rule curves. */
function regionRow(label: string, onDay: readonly OnDay[], storages: readonly bigint[], locale: Locale): string[] {
  const cells = sumRow(label, onDay, storages, locale);
  const countOf = (isMeant: (volume: bigint, storage: bigint) => boolean) =>
    onDay.filter(({ volume, storage }) => volume !== null && isMeant(volume, storage)).length;
  const overFull = countOf((volume, storage) => volume > storage);
  const low = countOf((volume, storage) => volume * 100n <= storage * 30n);
  const warnings = [
    ...(overFull > 0 ? [LABELS[locale].overFull(overFull, onDay.length)] : []),
    ...(low > 0 ? [LABELS[locale].low(low, onDay.length)] : []),
  ];
  return [...cells.slice(0, -1), [cells.at(-1), ...warnings].join(' ')];
}

function comparison(onDay: readonly OnDay[], locale: Locale): string {
  const known = onDay.flatMap(({ before }) => before ?? []);
  if (known.length === 0) return '';
  const share = percent(sum(known.map(({ volume }) => volume)), sum(known.map(({ storage }) => storage)));
  return locale === 'th' ? ` ปีก่อน ${share}` : ` a year before: ${share}`;
}

/** @param storages those of the page, which has the decimals that one of them needs. */
function volumeCell(volume: bigint | null, storage: bigint, storages: readonly bigint[], locale: Locale): string {
  const [complete, decimals] = withThousandths(storage);
  const needed = Math.max(...storages.map((each) => (written(each).split('.')[1] ?? '').length));
  const shown = needed === 0 ? complete : `${complete}.${decimals.slice(0, needed)}`;
  return `${volume === null ? LABELS[locale].none : column(volume)} ${LABELS[locale].of} ${shown}`;
}

function shareStart({ share }: OnDay, locale: Locale): RegExp {
  return new RegExp(`^${share === null ? LABELS[locale].none : share}( |$)`);
}

function shownFigure(cell: string, locale: Locale): bigint | null {
  return cell === LABELS[locale].none ? null : thousandths(cell.replaceAll(',', ''));
}

/** Sums that lack figures have a star. */
function areaCell(figures: readonly (bigint | null)[], locale: Locale): string {
  const reported = figures.filter((figure) => figure !== null);
  if (reported.length === 0) return LABELS[locale].none;
  const total = written(sum(reported));
  if (reported.length === figures.length) return total;
  const counts = `${reported.length} ${locale === 'th' ? 'จาก' : 'of'} ${figures.length}`;
  return locale === 'th' ? `${total} * รายงาน ${counts}` : `${total} * ${counts} reported`;
}

function figureOf(text: string | undefined): bigint | null {
  return text === undefined || text === '' ? null : thousandths(text);
}

function thousandths(text: string): bigint {
  const [complete = '', decimals = ''] = text.split('.');
  return BigInt(complete) * 1000n + BigInt(decimals.padEnd(3, '0'));
}

function sum(figures: readonly (bigint | null)[]): bigint {
  return figures.reduce<bigint>((total, figure) => total + (figure ?? 0n), 0n);
}

/** With commas and without trailing zeros: `13,462`, `0.336`. */
function written(figure: bigint): string {
  const [complete, decimals] = withThousandths(figure);
  const shown = decimals.replace(/0+$/, '');
  return shown === '' ? complete : `${complete}.${shown}`;
}

/** With at least two decimals. */
function column(figure: bigint): string {
  const [complete, decimals] = withThousandths(figure);
  return `${complete}.${decimals.replace(/0$/, '')}`;
}

/** With as many decimals as the figures of its column need. */
function writtenLike(figures: readonly (bigint | null)[], figure: bigint): string {
  const [complete, decimals] = withThousandths(figure);
  return `${complete}.${figures.some((each) => (each ?? 0n) % 10n !== 0n) ? decimals : decimals.slice(0, 2)}`;
}

function withThousandths(figure: bigint): [string, string] {
  const complete = String(figure / 1000n).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return [complete, String(figure % 1000n).padStart(3, '0')];
}

/** With one decimal, a half rounded up. */
function percent(part: bigint, complete: bigint): string {
  const tenths = (part * 2000n + complete) / (complete * 2n);
  return `${tenths / 10n}.${tenths % 10n}%`;
}

/** The text of each cell of a table, row by row. */
function cellsIn(html: string, table: string): string[][] {
  const [, rest = ''] = html.split(`<table class="figure-table ${table}">`);
  const [body = ''] = rest.split('</table>');
  return body
    .split(/<tr(?: [^>]*)?>/)
    .slice(1)
    .map((row) =>
      row
        .split(/<t[hd][ >]/)
        .slice(1)
        .map((cell) => textOf(`<x ${cell}`)),
    );
}
