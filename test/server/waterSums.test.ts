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
const LATEST_DAYS = 7;
const LABELS = {
  th: {
    of: 'จาก',
    allCrops: 'รวมทุกพืช',
    none: 'ไม่มีรายงาน',
    counted: (n: number, all: number) => `รายงานแล้ว ${n} จาก ${all} แห่ง`,
  },
  en: {
    of: 'of',
    allCrops: 'All crops',
    none: 'Not reported',
    counted: (n: number, all: number) => `${n} of ${all} reported`,
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
          const present = REGION_NAMES.filter((region) => onDay.some((one) => one.region === region));
          expect(cellsIn(html, 'region-table').slice(1), `${date} ${locale}`).to.deep.equal([
            ...present.map((region) => sumRow(REGIONS[region][locale], inRegion(onDay, region), locale)),
            sumRow(locale === 'th' ? 'รวมทุกภาค' : 'All regions', onDay, locale),
          ]);
          const tables = html.split('<table').filter((part) => part.includes('reservoir-table'));
          present.forEach((region, index) => {
            const rows = cellsIn(`<table${tables[index] ?? ''}`, 'reservoir-table').slice(1);
            expect(rows.length - 1, `${date} ${region}`).to.equal(inRegion(onDay, region).length);
            inRegion(onDay, region).forEach((one, row) => {
              const cells = rows[row] ?? [];
              const [name, volume, share] = cells;
              const [inflow = '', outflow = ''] = cells.slice(-2);
              expect(name).to.include(one.name[locale]);
              // A phone shows no column heads, and the unit here.
              const unit = locale === 'th' ? 'ล้าน ลบ.ม.' : 'million m³';
              expect(volume).to.equal(`${volumeCell(one.volume, one.storage, locale)} ${unit}`);
              expect(share).to.match(shareStart(one, locale));
              expect(
                [inflow, outflow].map((cell) => shownFlow(cell, locale)),
                name,
              ).to.deep.equal([one.inflow, one.outflow]);
            });
          });
          const totals = totalsOf(onDay);
          const text = textOf(html);
          expect(text).to.include(`${written(totals.volume)} ${locale === 'th' ? 'ล้าน ลบ.ม.' : 'million m³'}`);
          expect(text).to.include(written(sum(onDay.map(usable))));
          expect(text).to.include(`${written(sum(onDay.map(({ inflow }) => inflow)))} `);
          expect(text).to.include(`${written(sum(onDay.map(({ outflow }) => outflow)))} `);
          const counted = LABELS[locale].counted(totals.reported, onDay.length);
          if (totals.reported < onDay.length) expect(text).to.include(counted);
          else expect(text).not.to.include(counted);
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
        expect(rows.length, id).to.equal(own.length);
        own.forEach((row, index) => {
          const [, volume = '', share, inflow = '', outflow = ''] = rows[index] ?? [];
          const exact = figureOf(row['volume_mcm']);
          expect(volume.split(' ')[0]).to.equal(exact === null ? LABELS[locale].none.split(' ')[0] : column(exact));
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
        // Under four readings there are no charts, whose table this is.
        expect(rows.length, id).to.equal(own.length < 4 ? 0 : months.length);
        rows.forEach(([, volume = '', share, inflow = '', outflow = ''], index) => {
          const ofMonth = months[index] ?? [];
          const last = ofMonth.findLast((row) => figureOf(row['volume_mcm']) !== null);
          const exact = figureOf(last?.['volume_mcm']);
          const none = LABELS[locale].none;
          expect(volume, id).to.equal(exact === null ? none : column(exact));
          expect(share).to.equal(
            exact === null ? none : percent(exact, figureOf(last?.['storage_mcm']) ?? thousandths(register)),
          );
          for (const [cell, name] of [
            [inflow, 'inflow_mcm_day'],
            [outflow, 'outflow_mcm_day'],
          ] as const) {
            const figures = ofMonth.map((row) => figureOf(row[name]));
            const isNone = figures.every((figure) => figure === null);
            expect(cell.startsWith(isNone ? none : column(sum(figures))), `${id}: ${cell}`).to.be.true;
          }
        });
      }
  });

  it('the areas by crop, by region and together, of every season, in both languages', async () => {
    const seasons = [...new Set(areas.map((row) => `${row['year']}-${row['season']}`))];
    expect(seasons.length).to.equal(2);
    for (const season of seasons)
      for (const locale of LOCALES) {
        const html = await page(`/${locale}/wuse-area?season=${season}`);
        const own = areas.filter((row) => `${row['year']}-${row['season']}` === season);
        const crops = [...new Set(own.map((row) => row['crop']))];
        const tables = html
          .split('<table')
          .filter((part) => part.includes('area-table'))
          .map((part) => cellsIn(`<table${part}`, 'area-table').slice(1));
        const areaCells = (rows: typeof own) =>
          [...crops.map((crop) => rows.filter((row) => row['crop'] === crop)), rows].map((part) =>
            areaCell(
              part.map((row) => figureOf(row['area_rai'])),
              locale,
            ),
          );
        const regionNames = REGION_NAMES.map((region) => REGIONS[region][locale]);
        const cropNames = [...crops.map((crop) => CROPS[crop as keyof typeof CROPS][locale]), LABELS[locale].allCrops];
        expect(
          tables.map((rows) => rows.map((cells) => cells[0])),
          `names, ${season} ${locale}`,
        ).to.deep.equal([regionNames, cropNames, ...regionNames.map(() => cropNames)]);
        const shown = tables.map((rows) => rows.map((cells) => cells[1]));
        const ofRegion = REGION_NAMES.map((region) => own.filter((row) => row['region'] === region));
        expect(shown, `${season} ${locale}`).to.deep.equal([
          ofRegion.map((rows) => areaCells(rows).at(-1)),
          areaCells(own),
          ...ofRegion.map(areaCells),
        ]);
        expect(textOf(html)).to.include(written(sum(own.map((row) => figureOf(row['area_rai'])))));
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

function sumRow(label: string, onDay: readonly OnDay[], locale: Locale): string[] {
  const { volume, storage, reported } = totalsOf(onDay);
  return [
    reported === onDay.length ? label : `${label} ${LABELS[locale].counted(reported, onDay.length)}`,
    `${column(volume)} ${LABELS[locale].of} ${column(storage)}`,
    `${percent(volume, storage)}${comparison(onDay, locale)}`,
  ];
}

function comparison(onDay: readonly OnDay[], locale: Locale): string {
  const known = onDay.flatMap(({ before }) => before ?? []);
  if (known.length === 0) return '';
  const share = percent(sum(known.map(({ volume }) => volume)), sum(known.map(({ storage }) => storage)));
  return locale === 'th' ? ` ปีก่อน ${share}` : ` a year before: ${share}`;
}

function volumeCell(volume: bigint | null, storage: bigint, locale: Locale): string {
  return `${volume === null ? LABELS[locale].none : column(volume)} ${LABELS[locale].of} ${column(storage)}`;
}

function shareStart({ share }: OnDay, locale: Locale): RegExp {
  return new RegExp(`^${share === null ? LABELS[locale].none : share}( |$)`);
}

/** The value in a cell of the list of reservoirs, after its label for phones. */
function shownFlow(cell: string, locale: Locale): bigint | null {
  return shownFigure(cell.replace(/^(Inflow|Release|น้ำไหลเข้า|น้ำระบาย) /, ''), locale);
}

function shownFigure(cell: string, locale: Locale): bigint | null {
  return cell === LABELS[locale].none ? null : thousandths(cell.replaceAll(',', ''));
}

function areaCell(figures: readonly (bigint | null)[], locale: Locale): string {
  const reported = figures.filter((figure) => figure !== null);
  if (reported.length === 0) return LABELS[locale].none;
  const total = written(sum(reported));
  if (reported.length === figures.length) return total;
  const counts = `${reported.length} ${locale === 'th' ? 'จาก' : 'of'} ${figures.length}`;
  return locale === 'th' ? `${total} มีรายงาน ${counts} รายการ` : `${total} ${counts} figures reported`;
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
    .split('<tr>')
    .slice(1)
    .map((row) =>
      row
        .split(/<t[hd][ >]/)
        .slice(1)
        .map((cell) => textOf(`<x ${cell}`)),
    );
}
