import type { ReactNode } from 'react';
import { monthTotals } from '#domain/water/monthTotals.ts';
import { areaByCrop, totalArea } from '#domain/water/areas.ts';
import { totalsOfYearBefore } from '#domain/water/earlierVolumes.ts';
import { compareAreas } from '#domain/water/compareAreas.ts';
import { CROPS, WATER_REGIONS } from '#domain/water/codes.ts';
import { storageByRegion, storageTotals, type ReservoirOnDay } from '#domain/water/storage.ts';
import type { Reading, WaterUse } from '#domain/water/water.ts';
import { WATER_LEVELS } from '#domain/water/waterLevel.ts';
import { ValueBar } from '#ui/charts/ValueBar.tsx';
import { DayAxis } from '#ui/charts/DayAxis.tsx';
import { FlowChart, type Flow } from '#ui/charts/FlowChart.tsx';
import { MonthAxis } from '#ui/charts/MonthAxis.tsx';
import { ShareChart } from '#ui/charts/ShareChart.tsx';
import { LevelBar } from '#ui/charts/LevelBar.tsx';
import { LevelMark } from '#ui/charts/LevelMark.tsx';
import { AreaChange } from '#ui/components/water/AreaChange.tsx';
import { AreaHeadline } from '#ui/components/water/AreaHeadline.tsx';
import { AreaMatrix } from '#ui/components/water/AreaMatrix.tsx';
import { AreaTable } from '#ui/components/water/AreaTable.tsx';
import { OfficeReservoirs } from '#ui/components/office/OfficeReservoirs.tsx';
import { AttentionList } from '#ui/components/water/AttentionList.tsx';
import { AttentionNone } from '#ui/components/water/AttentionNone.tsx';
import { BarKey } from '#ui/components/water/BarKey.tsx';
import { AttentionOf } from '#ui/components/water/AttentionOf.tsx';
import { BigFigure } from '#ui/components/water/BigFigure.tsx';
import { Figure } from '#ui/components/water/Figure.tsx';
import { FigureHead, FigureTable } from '#ui/components/water/FigureTable.tsx';
import { FlowsCell, FlowsHead } from '#ui/components/water/Flows.tsx';
import { Fold } from '#ui/components/text/Fold.tsx';
import { Incomplete } from '#ui/components/water/Incomplete.tsx';
import { LatestReading } from '#ui/components/water/LatestReading.tsx';
import { MonthFigures } from '#ui/components/water/MonthFigures.tsx';
import { MonthTable } from '#ui/components/water/MonthTable.tsx';
import { ReadingTable } from '#ui/components/water/ReadingTable.tsx';
import { ReadingSummary } from '#ui/components/water/ReadingSummary.tsx';
import { ReservoirFlows } from '#ui/components/water/ReservoirFlows.tsx';
import { ReservoirYear } from '#ui/components/water/ReservoirYear.tsx';
import { monthsOfReadings } from '#domain/water/readingYears.ts';
import { ReservoirFilterForm } from '#ui/components/water/ReservoirFilterForm.tsx';
import { EmbedCode } from '#ui/components/water/EmbedCode.tsx';
import { ReservoirHeadline } from '#ui/components/water/ReservoirHeadline.tsx';
import { ReservoirShareChart } from '#ui/components/water/ReservoirShareChart.tsx';
import { ReservoirLocation } from '#ui/components/water/ReservoirLocation.tsx';
import { MapLegend } from '#ui/components/water/MapLegend.tsx';
import { MarkShape } from '#ui/components/water/MarkShape.tsx';
import { ProvincesMap } from '#ui/components/water/ProvincesMap.tsx';
import { ReservoirMap } from '#ui/components/water/ReservoirMap.tsx';
import { ReservoirMark } from '#ui/components/water/ReservoirMark.tsx';
import { Trend } from '#ui/components/water/Trend.tsx';
import { CountryMap } from '#ui/charts/CountryMap.tsx';
import { HomeWater } from '#ui/components/water/HomeWater.tsx';
import { LevelLegend } from '#ui/components/water/LevelLegend.tsx';
import { LevelMeaning } from '#ui/components/water/LevelMeaning.tsx';
import { RegionHead } from '#ui/components/water/RegionHead.tsx';
import { RegionTable } from '#ui/components/water/RegionTable.tsx';
import { Reported } from '#ui/components/water/Reported.tsx';
import { ReservoirTable } from '#ui/components/water/ReservoirTable.tsx';
import { ShareCell } from '#ui/components/water/ShareCell.tsx';
import { SumCell } from '#ui/components/water/SumCell.tsx';
import { StorageHeadline } from '#ui/components/water/StorageHeadline.tsx';
import { TotalFact } from '#ui/components/water/TotalFact.tsx';
import { RegionFolds } from '#ui/components/water/RegionFolds.tsx';
import { SeasonTable } from '#ui/components/water/SeasonTable.tsx';
import { UseSummary } from '#ui/components/water/UseSummary.tsx';
import { WaterDay } from '#ui/components/water/WaterDay.tsx';
import { WaterFooter } from '#ui/components/water/WaterFooter.tsx';
import { WaterSource } from '#ui/components/water/WaterSource.tsx';
import { cropLabels, levelLabels, waterMessages } from '#ui/messages/water.ts';
import { area, day, reading, reservoirWith, type Samples } from './samples.ts';
import type { Example } from './Example.ts';

const DATE = day('2026-11-20');
const END = 120;
const DECIMALS = { storage: 2, volume: 2, flow: 2 } as const;

/** Water figures, as charts and as tables. */
export function waterExamples({ context, text, longName, longTitle, summaryOf }: Samples): readonly Example[] {
  const usual = text('ปกติ', 'As usual');
  const notReported = text('ไม่มีรายงาน', 'Not reported');
  const longWords = text('ข้อความยาว', 'Long words');
  const longNamed = reservoirWith(222.125, { name: longName, province: longName });
  const reservoirs: readonly ReservoirOnDay[] = [
    reservoirWith(1150),
    reservoirWith(640.5),
    reservoirWith(120, { region: 'northeast' }),
    reservoirWith(null, { region: 'northeast' }),
    reservoirWith(undefined, { region: 'south' }),
  ];
  const one = {
    ...reservoirWith(640.5).reservoir,
    deadStorage: 90,
    ruleCurve: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      lower: 300 + 100 * Math.cos(index / 2),
      upper: 750 + 150 * Math.cos(index / 2),
    })),
  };
  /** With more water than it has now, so that it is below its lower rule curve. */
  const kept = { ...one, ruleCurve: one.ruleCurve.map(({ month }) => ({ month, lower: 700, upper: 900 })) };
  const onMap = reservoirs.map((each, index) => ({
    ...each,
    reservoir: { ...each.reservoir, place: { latitude: 14 + index, longitude: 100 + index / 2 } },
  }));
  const provinces = [
    { code: 'chiang-mai', label: text('เชียงใหม่', 'Chiang Mai') },
    { code: 'lamphun', label: text('ลำพูน', 'Lamphun') },
  ];
  const inProvinces = reservoirs.map((each, index) => ({
    ...each,
    reservoir: { ...each.reservoir, place: { latitude: 17.9 + index / 3, longitude: 98.8 } },
  }));
  const mark = { reservoir: onMap[0]!.reservoir, point: { x: 0, y: 0 }, radius: 17, above: 15, target: 22 };
  const office = summaryOf({ kind: 'agency', address: '-', phone: '0 55xx 0104' }, { title: longTitle });
  const unreported = [reservoirWith(null), reservoirWith(undefined)];
  const readings = reservoirs.flatMap(({ reading: each }) => each ?? []);
  const areas = CROPS.map((crop, index) => area({ crop, area: index === 3 ? null : 125_000 / (index + 1) }));
  const crops = { name: context.t(waterMessages.byCrop), of: waterMessages.crop, fullBar: 125_000, hasChange: false };
  const areasBefore = areas.map((one) => ({ ...one, area: 100_000 }));
  const comparison = compareAreas(areas, areasBefore);
  const rows = (of: readonly WaterUse[]) =>
    areaByCrop(of).map(({ crop, ...sums }) => ({ area: sums, key: crop, label: context.t(cropLabels[crop]) }));
  const bothYears = rows(areas).map((row) => {
    const [now, before] = [areas, areasBefore].map((of) => of.filter(({ crop }) => crop === row.key)) as [
      WaterUse[],
      WaterUse[],
    ];
    return { ...row, before: totalArea(before), comparison: compareAreas(now, before) };
  });
  const table = (shown: readonly ReservoirOnDay[]) => (
    <ReservoirTable
      region="north"
      reservoirs={shown}
      first={1}
      totals={storageTotals(shown)}
      end={END}
      decimals={DECIMALS}
    />
  );
  const flowChart = (flows: readonly Flow[]) => (
    <FlowChart flows={flows} name="Inflow" label="Inflow" axis={null} unit={waterMessages.millionCubicMetres} />
  );
  const may = daysOfMay();
  const monthFigures = (days: readonly Reading[]) => (
    <MonthFigures
      reservoir={kept}
      readings={days}
      days={days}
      totals={monthTotals(days, CHART_YEAR, 5)!}
      isStale={false}
      decimals={DECIMALS}
    />
  );
  const addressOf = (month: number) => `?month=${String(month)}`;
  const flows = (inflow: ReactNode) => (
    <FigureTable className="sample-table" caption={context.t(waterMessages.inflow)}>
      <thead>
        <tr>
          <FlowsHead />
        </tr>
      </thead>
      <tbody>
        <tr>
          <FlowsCell inflow={inflow} outflow={<Figure value={1.2} />} />
        </tr>
      </tbody>
    </FigureTable>
  );
  const column = (head: ReactNode) => (
    <FigureTable className="sample-table" caption={context.t(waterMessages.share)}>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <Figure value={1234.5} />
          </td>
        </tr>
      </tbody>
    </FigureTable>
  );
  const head = (name: string, of: readonly ReservoirOnDay[]) => (
    <Fold
      className="water-region"
      head={<RegionHead name={name} totals={storageTotals(of)} end={END} decimals={DECIMALS} />}
    >
      {table(of)}
    </Fold>
  );
  return [
    {
      component: 'ValueBar',
      inColumn: true,
      states: [
        { name: text('มากที่สุด', 'The largest'), shows: <ValueBar amount={100} largest={100} /> },
        { name: text('หนึ่งในสาม', 'A third'), shows: <ValueBar amount={33} largest={100} /> },
        { name: text('ศูนย์', 'Zero'), shows: <ValueBar amount={0} largest={0} /> },
      ],
    },
    {
      component: 'AreaTable',
      states: [
        {
          name: usual,
          shows: <AreaTable {...crops} rows={rows(areas)} total={{ area: totalArea(areas), label: longTitle }} />,
        },
        {
          name: text('สองปี', 'Both years'),
          shows: <AreaTable {...crops} rows={bothYears} years={{ now: '2569', before: '2568' }} hasChange />,
        },
        { name: text('ไม่มีผลรวม', 'Without a sum'), shows: <AreaTable {...crops} rows={rows(areas).slice(0, 4)} /> },
        { name: notReported, shows: <AreaTable {...crops} rows={rows([]).slice(0, 2)} /> },
      ],
    },
    {
      component: 'AreaChange',
      states: [
        { name: usual, shows: <AreaChange comparison={{ sum: 110, before: 100, compared: 2, all: 2 }} /> },
        {
          name: text('ปีก่อนไม่มี', 'From nothing'),
          shows: <AreaChange comparison={{ sum: 9, before: 0, compared: 1, all: 1 }} />,
        },
        {
          name: text('เทียบได้บางรายการ', 'Of some figures'),
          shows: <AreaChange comparison={{ sum: 110, before: 100, compared: 5, all: 6 }} />,
        },
        { name: notReported, shows: <AreaChange comparison={undefined} /> },
        { name: text('ไม่มีปีก่อน', 'No earlier season'), shows: <AreaChange comparison={null} /> },
      ],
    },
    {
      component: 'AreaMatrix',
      states: [
        {
          name: usual,
          shows: (
            <AreaMatrix
              areas={WATER_REGIONS.flatMap((region) => areas.map((one) => ({ ...one, region })))}
              hrefOf={(crop) => context.to('waterUse', {}, { crop })}
            />
          ),
        },
        {
          name: notReported,
          shows: <AreaMatrix areas={areas.map((one) => ({ ...one, area: null }))} hrefOf={() => '#'} />,
        },
      ],
    },
    {
      component: 'RegionFolds',
      states: [
        {
          name: usual,
          shows: <RegionFolds areas={areas} before={areasBefore} years={{ now: '2569', before: '2568' }} />,
        },
      ],
    },
    {
      component: 'SeasonTable',
      states: [
        {
          name: usual,
          shows: (
            <SeasonTable
              seasons={[
                { season: { year: 2568, season: 'dry' }, areas },
                { season: { year: 2568, season: 'wet' }, areas },
                { season: { year: 2567, season: 'dry' }, areas: areasBefore },
              ]}
              current={{ year: 2568, season: 'dry' }}
              crop={undefined}
            />
          ),
        },
      ],
    },
    {
      component: 'AreaHeadline',
      states: [
        {
          name: usual,
          shows: (
            <AreaHeadline
              before={{ season: { year: 2568, season: 'wet' }, areas }}
              areas={areas}
              comparison={comparison}
            />
          ),
        },
        {
          name: text('พืชเดียว', 'One crop'),
          shows: (
            <AreaHeadline
              before={undefined}
              areas={areas}
              comparison={undefined}
              crop={{ name: 'rice', ofAll: 2_000_000 }}
            />
          ),
        },
      ],
    },
    {
      component: 'UseSummary',
      states: [
        { name: usual, shows: <UseSummary areas={areas} /> },
        { name: text('พืชเดียว', 'One crop'), shows: <UseSummary areas={areas} crop="rice" /> },
      ],
    },
    {
      component: 'AttentionList',
      inColumn: true,
      states: [
        {
          name: text('ล้นและน้อย ข้อความยาว', 'Over full and low, long words'),
          shows: (
            <AttentionList reservoirs={[...reservoirs.slice(0, 1), ...reservoirs.slice(2, 3), longNamed]} end={END} />
          ),
        },
      ],
    },
    {
      component: 'OfficeReservoirs',
      inColumn: true,
      states: [
        {
          name: text('ล้นและน้อย ข้อความยาว', 'Over full and low, long words'),
          shows: <OfficeReservoirs reservoirs={[...reservoirs, longNamed]} date={DATE} />,
        },
        {
          name: text('ข้อมูลเก่า ไม่มีรายงาน', 'Old figures, not reported'),
          shows: <OfficeReservoirs reservoirs={[reservoirs[0]!, ...unreported]} date={DATE} staleDays={53} />,
        },
      ],
    },
    {
      component: 'AttentionNone',
      inColumn: true,
      states: [
        { name: usual, shows: <AttentionNone reservoirs={[{ reservoir: kept }]} /> },
        { name: text('ไม่มีโค้งปฏิบัติการ', 'Without rule curves'), shows: <AttentionNone reservoirs={reservoirs} /> },
      ],
    },
    {
      component: 'BigFigure',
      states: [
        { name: usual, shows: <BigFigure figure={context.figure(54_321.5)} unit={waterMessages.millionCubicMetres} /> },
        { name: text('ศูนย์', 'Zero'), shows: <BigFigure figure={context.figure(0)} unit={waterMessages.rai} /> },
        { name: notReported, shows: <BigFigure figure={null} unit={waterMessages.millionCubicMetres} /> },
      ],
    },
    {
      component: 'Figure',
      states: [
        {
          name: usual,
          shows: (
            <p>
              <Figure value={1234.5} />
            </p>
          ),
        },
        {
          name: notReported,
          shows: (
            <p>
              <Figure value={null} />
            </p>
          ),
        },
      ],
    },
    {
      component: 'FigureTable',
      states: [{ name: usual, shows: column(<th scope="col">{context.t(waterMessages.share)}</th>) }],
    },
    {
      component: 'FigureHead',
      states: [
        {
          name: usual,
          shows: column(<FigureHead of={waterMessages.share} unit={waterMessages.shareUnit} />),
        },
        {
          name: text('เหนือตัวเลข', 'Above figures'),
          shows: column(
            <FigureHead of={waterMessages.inflow} unit={waterMessages.millionCubicMetresADay} className="number" />,
          ),
        },
      ],
    },
    {
      component: 'FlowsHead',
      states: [{ name: usual, shows: column(<FlowsHead />) }],
    },
    {
      component: 'FlowsCell',
      states: [
        { name: usual, shows: flows(<Figure value={0.32} />) },
        { name: text('ไม่มีรายงาน', 'Not reported'), shows: flows(<Figure value={null} />) },
      ],
    },
    {
      component: 'CountryMap',
      states: [
        {
          name: usual,
          shows: (
            <CountryMap label={text('แผนที่', 'Map')}>
              <circle cx="200" cy="300" r="20" />
            </CountryMap>
          ),
        },
      ],
    },
    {
      component: 'BarKey',
      states: [{ name: usual, shows: <BarKey curves={['lower']} hasYearBefore /> }],
    },
    {
      component: 'EmbedCode',
      states: [
        {
          name: usual,
          shows: <EmbedCode title={longTitle} address="https://www.example.go.th/th/reservoirs/bhumibol/embed" />,
        },
      ],
    },
    {
      component: 'DayAxis',
      states: [{ name: usual, shows: <DayAxis days={31} /> }],
    },
    {
      component: 'FlowChart',
      states: [
        {
          name: usual,
          shows: flowChart([flow(4), flow(null), { ...flow(2.5), isInflowPartial: true }]),
        },
        { name: notReported, shows: flowChart([flow(null)]) },
      ],
    },
    {
      component: 'HomeWater',
      states: [
        { name: usual, shows: <HomeWater date={DATE} reservoirs={reservoirs} /> },
        { name: notReported, shows: <HomeWater date={DATE} reservoirs={unreported} /> },
      ],
    },
    {
      component: 'LevelBar',
      inColumn: true,
      states: [
        ...[0, 12.5, 64, 100, 115].map((share) => ({
          name: context.percent(share),
          shows: <LevelBar share={share} end={END} />,
        })),
        { name: text('น้อย', 'Low'), shows: <LevelBar share={12.5} end={END} level="low" /> },
        { name: text('เกินระดับเก็บกัก', 'Over full'), shows: <LevelBar share={115} end={END} level="over-full" /> },
        { name: text('กับปีก่อน', 'With the year before'), shows: <LevelBar share={64} end={100} before={82} /> },
      ],
    },
    {
      component: 'LevelLegend',
      inColumn: true,
      states: [
        { name: usual, shows: <LevelLegend reservoirs={[kept]} /> },
        { name: text('ไม่มีโค้งปฏิบัติการ', 'Without rule curves'), shows: <LevelLegend reservoirs={[]} /> },
      ],
    },
    {
      component: 'LevelMark',
      states: WATER_LEVELS.map((level) => ({
        name: context.t(levelLabels[level]),
        shows: <LevelMark level={level} />,
      })),
    },
    {
      component: 'LevelMeaning',
      states: WATER_LEVELS.map((level) => ({
        name: context.t(levelLabels[level]),
        shows: <LevelMeaning level={level} />,
      })),
    },
    {
      component: 'LatestReading',
      inColumn: true,
      states: [false, true].map((isStale) => ({
        name: isStale ? text('ตัวเลขเก่า', 'Old figures') : usual,
        shows: (
          <LatestReading
            reservoir={kept}
            reading={reading(640.5)}
            readings={months(36)}
            isStale={isStale}
            decimals={DECIMALS}
          />
        ),
      })),
    },
    {
      component: 'MonthFigures',
      inColumn: true,
      states: [
        { name: usual, shows: monthFigures(may) },
        {
          name: text('ขาดบางวัน', 'With missing days'),
          shows: monthFigures(may.slice(0, 20).map((one, day) => (day === 3 ? { ...one, inflow: null } : one))),
        },
        {
          name: notReported,
          shows: monthFigures(may.slice(0, 1).map((one) => ({ ...one, volume: null, inflow: null }))),
        },
      ],
    },
    {
      component: 'ReadingTable',
      states: [
        {
          name: usual,
          shows: <ReadingTable title="2026" isMonth={false} readings={may.slice(-5)} decimals={DECIMALS} />,
        },
        {
          name: text('หนึ่งเดือน', 'One month'),
          shows: <ReadingTable title="2026" isMonth readings={may.slice(0, 5)} decimals={DECIMALS} />,
        },
      ],
    },
    {
      component: 'MonthAxis',
      states: [{ name: usual, shows: <MonthAxis /> }],
    },
    {
      component: 'Incomplete',
      states: [
        {
          name: usual,
          shows: (
            <p>
              <Figure value={1234.5} />
              <Incomplete text={context.t(waterMessages.areasReported, { reported: 5, all: 6 })} />
            </p>
          ),
        },
      ],
    },
    {
      component: 'MonthTable',
      states: [
        {
          name: usual,
          shows: (
            <MonthTable
              months={monthsOfReadings(months(12), CHART_YEAR)}
              year={CHART_YEAR}
              decimals={DECIMALS}
              addressOf={addressOf}
            />
          ),
        },
        {
          name: notReported,
          shows: (
            <MonthTable
              months={monthsOfReadings(months(12, [4, 5]), CHART_YEAR)}
              year={CHART_YEAR}
              decimals={DECIMALS}
              addressOf={addressOf}
            />
          ),
        },
      ],
    },
    {
      component: 'ReadingSummary',
      states: [
        { name: usual, shows: <ReadingSummary reading={reading(640)} readings={[reading(640)]} /> },
        {
          name: text('ต่ำกว่าเส้นล่าง', 'Below the lower rule curve'),
          shows: <ReadingSummary reading={reading(120)} readings={[reading(120)]} curve="below" />,
        },
        { name: notReported, shows: <ReadingSummary reading={reading(null)} readings={[]} /> },
      ],
    },
    {
      component: 'AttentionOf',
      states: [{ name: usual, shows: <AttentionOf reservoirs={[{ reservoir: kept, reading: reading(640) }]} /> }],
    },
    {
      component: 'RegionHead',
      states: [
        { name: usual, shows: head(text('ภาคเหนือ', 'North'), reservoirs) },
        { name: notReported, shows: head(text('ภาคใต้', 'South'), unreported) },
        { name: longWords, shows: head(longTitle, reservoirs) },
      ],
    },
    {
      component: 'RegionTable',
      states: [
        {
          name: text('บางภาคไม่มีรายงาน', 'A region did not report'),
          shows: (
            <RegionTable
              regions={storageByRegion(reservoirs)}
              all={storageTotals(reservoirs)}
              end={END}
              decimals={DECIMALS}
            />
          ),
        },
      ],
    },
    {
      component: 'Reported',
      states: [{ name: text('รายงานบางแห่ง', 'Some reported'), shows: <Reported of={{ reported: 2, all: 3 }} /> }],
    },
    {
      component: 'ReservoirFilterForm',
      states: [
        {
          name: usual,
          shows: (
            <ReservoirFilterForm
              size="large"
              date={DATE}
              days={[DATE]}
              filter={{}}
              order={undefined}
              isStale={false}
              listed={5}
            />
          ),
        },
      ],
    },
    {
      component: 'ReservoirHeadline',
      states: [
        {
          name: usual,
          shows: (
            <ReservoirHeadline reservoir={one} reading={reading(640.5)} readings={[]} isStale={false} decimals={2} />
          ),
        },
        {
          name: text('ต่ำกว่าเส้นล่าง', 'Below the lower rule curve'),
          shows: (
            <ReservoirHeadline reservoir={kept} reading={reading(640)} readings={[]} isStale={false} decimals={2} />
          ),
        },
        {
          name: text('ตัวเลขเก่า', 'Old figures'),
          shows: <ReservoirHeadline reservoir={one} reading={reading(120)} readings={[]} isStale decimals={2} />,
        },
        {
          name: notReported,
          shows: (
            <ReservoirHeadline reservoir={one} reading={reading(null)} readings={[]} isStale={false} decimals={2} />
          ),
        },
      ],
    },
    {
      component: 'ReservoirLocation',
      states: [
        { name: usual, shows: <ReservoirLocation reservoir={onMap[0]!.reservoir} offices={[office]} /> },
        { name: longWords, shows: <ReservoirLocation reservoir={longNamed.reservoir} offices={[office, office]} /> },
      ],
    },
    {
      component: 'ProvincesMap',
      states: [
        { name: usual, shows: <ProvincesMap provinces={provinces} reservoirs={inProvinces} date={DATE} /> },
        {
          name: text('มีหมายเลข', 'With numbers'),
          shows: <ProvincesMap provinces={provinces} reservoirs={inProvinces} date={DATE} isNumbered />,
        },
        {
          name: text('ไม่มีอ่างเก็บน้ำ', 'Without reservoirs'),
          shows: <ProvincesMap provinces={provinces} reservoirs={[]} />,
        },
      ],
    },
    {
      component: 'MapLegend',
      states: [
        {
          name: usual,
          shows: (
            <MapLegend
              marks={[
                { size: 'large', level: 'over-full' },
                { size: 'medium', level: 'low' },
              ]}
            />
          ),
        },
      ],
    },
    {
      component: 'MarkShape',
      states: [
        {
          name: text('น้ำมาก', 'Much water'),
          shows: (
            <svg className="reservoir-mark" data-level="over-full" viewBox="-30 -40 60 60" width="120" height="120">
              <MarkShape size="large" radius={17} share={104} level="over-full" />
            </svg>
          ),
        },
      ],
    },
    {
      component: 'ReservoirMark',
      states: [
        {
          name: text('น้ำน้อย', 'Little water'),
          shows: (
            <svg viewBox="-30 -40 60 60" width="120" height="120">
              <ReservoirMark {...mark} share={20} level="low" />
            </svg>
          ),
        },
      ],
    },
    {
      component: 'ReservoirMap',
      states: [
        { name: usual, shows: <ReservoirMap reservoirs={onMap} isStale={false} /> },
        { name: text('ตัวเลขเก่า', 'Old figures'), shows: <ReservoirMap reservoirs={onMap} isStale /> },
      ],
    },
    {
      component: 'ReservoirTable',
      states: [
        { name: text('บางแห่งไม่มีรายงาน', 'Some did not report'), shows: table(reservoirs) },
        { name: longWords, shows: table([longNamed]) },
        { name: notReported, shows: table(unreported) },
      ],
    },
    {
      component: 'ReservoirShareChart',
      states: [
        {
          name: usual,
          shows: <ReservoirShareChart reservoir={one} readings={months(36)} year={CHART_YEAR + 1} hasTable />,
        },
        {
          name: text('หนึ่งเดือน', 'One month'),
          shows: <ReservoirShareChart reservoir={kept} readings={may} year={CHART_YEAR} month={5} hasTable />,
        },
      ],
    },
    {
      component: 'ReservoirYear',
      states: [
        {
          name: text('หลายปี', 'Many years'),
          shows: <ReservoirYear reservoir={one} readings={months(36)} year={CHART_YEAR + 1} />,
        },
        {
          name: text('ขาดบางช่วง', 'With a gap'),
          shows: <ReservoirYear reservoir={one} readings={months(12, [4, 5, 7])} year={CHART_YEAR} />,
        },
      ],
    },
    {
      component: 'ReservoirFlows',
      states: [
        {
          name: usual,
          shows: <ReservoirFlows readings={months(12)} year={CHART_YEAR} />,
        },
        {
          name: text('หนึ่งเดือน', 'One month'),
          shows: <ReservoirFlows readings={may} year={CHART_YEAR} month={5} />,
        },
      ],
    },
    {
      component: 'ShareCell',
      inColumn: true,
      states: [
        ...[1150, 640, 120].map((volume) => ({
          name: context.percent(volume / 10),
          shows: <ShareCell one={{ reservoir: one, reading: reading(volume) }} end={END} />,
        })),
        { name: notReported, shows: <ShareCell one={{ reservoir: one }} end={END} /> },
      ],
    },
    {
      component: 'StorageHeadline',
      inColumn: true,
      states: [
        {
          name: usual,
          shows: <StorageHeadline totals={storageTotals(reservoirs)} before={totalsOfYearBefore(reservoirs)} />,
        },
        {
          name: notReported,
          shows: <StorageHeadline totals={storageTotals(unreported)} before={totalsOfYearBefore(unreported)} />,
        },
      ],
    },
    {
      component: 'SumCell',
      states: [
        { name: usual, shows: column(<SumCell of={{ sum: 12.5, reported: 3, all: 3 }} decimals={2} />) },
        {
          name: text('ขาดบางวัน', 'With missing days'),
          shows: column(<SumCell of={{ sum: 12.5, reported: 2, all: 3 }} decimals={2} />),
        },
      ],
    },
    {
      component: 'TotalFact',
      states: [
        {
          name: text('รายงานครบ', 'All reported'),
          shows: <TotalFact total={{ sum: 12.5, reported: 3, all: 3 }} decimals={2} />,
        },
        {
          name: text('รายงานบางแห่ง', 'Some reported'),
          shows: <TotalFact total={{ sum: 12.5, reported: 2, all: 3 }} decimals={2} />,
        },
        { name: notReported, shows: <TotalFact total={{ sum: null, reported: 0, all: 3 }} decimals={2} /> },
      ],
    },
    {
      component: 'Trend',
      states: [{ name: usual, shows: <Trend one={{ ...reservoirWith(640.5), earlier: EARLIER }} /> }],
    },
    {
      component: 'WaterFooter',
      states: [
        {
          name: usual,
          shows: (
            <WaterFooter
              notes={[waterMessages.noteMissing, waterMessages.noteShare]}
              file={{ type: 'reservoirs', size: 'large', date: DATE }}
            />
          ),
        },
      ],
    },
    {
      component: 'WaterDay',
      states: [
        { name: usual, shows: <WaterDay date={DATE} /> },
        { name: text('ข้อมูลเก่า', 'Old figures'), shows: <WaterDay date={DATE} staleDays={53} /> },
      ],
    },
    {
      component: 'WaterSource',
      states: [{ name: usual, shows: <WaterSource figures={readings} /> }],
    },
    {
      component: 'ShareChart',
      states: [
        {
          name: usual,
          shows: (
            <ShareChart
              reservoir={one}
              readings={months(36)}
              years={[2026, 2025, 2024]}
              chosen={2025}
              name="Share"
              label="Share"
            />
          ),
        },
      ],
    },
  ];
}

/** The first year of `months`. */
const CHART_YEAR = 2024;

/** A reading on the first of each month, oldest first; null for months without one. */
function months(count: number, missing: readonly number[] = []): readonly Reading[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2024, index, 1)).toISOString().slice(0, 10);
    const volume = missing.includes(index) ? null : 600 + 450 * Math.sin(index / 2);
    return reading(volume, { date: day(date) });
  });
}

function daysOfMay(): readonly Reading[] {
  return Array.from({ length: 31 }, (_, index) =>
    reading(620 + 3 * index, { date: day(`${String(CHART_YEAR)}-05-${String(index + 1).padStart(2, '0')}`) }),
  );
}

function flow(inflow: number | null) {
  return { inflow, outflow: inflow === null ? null : inflow / 2, text: '' };
}

/** Volumes of thirty days that rise, with two that are missing. */
const EARLIER = {
  volumes: Array.from({ length: 30 }, (_, index) => (index === 8 || index === 9 ? null : 560 + 2.5 * index)),
  yearBefore: { volume: 590, storage: 1_000 },
};
