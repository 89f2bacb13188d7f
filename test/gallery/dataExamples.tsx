import { ColumnTable } from '#ui/components/data/ColumnTable.tsx';
import { DataSetCard } from '#ui/components/data/DataSetCard.tsx';
import { DataSets, DataSetsUse } from '#ui/components/data/DataSets.tsx';
import { RESERVOIR_COLUMNS, type DataSet } from '#ui/dataSets.ts';
import { both, slug } from '#test/support/builders.ts';
import { day, type Samples } from './samples.ts';
import type { Example } from './Example.ts';

const DATE = day('2026-11-20');
const POWER = both('การไฟฟ้าฝ่ายผลิต', 'Electricity Authority');
const LARGE: DataSet = {
  id: 'large',
  updated: DATE,
  files: [{ file: { type: 'reservoirs', size: 'large', date: DATE } }],
  hasOwn: true,
  others: [],
  apiCall: 'https://www.example.go.th/api/water/1001/reservoirs?size=large&date=2026-11-20',
};
const HISTORY: DataSet = {
  id: 'history',
  updated: DATE,
  files: [
    { file: { type: 'reservoir', id: slug('bhumibol') }, name: both('เขื่อนภูมิพล', 'Bhumibol Dam') },
    { file: { type: 'reservoir', id: slug('sirikit') }, name: both('เขื่อนสิริกิติ์', 'Sirikit Dam') },
  ],
  hasOwn: true,
  others: [POWER],
};

/** Data sets that can be downloaded. */
export function dataExamples({ text, longName, longTitle }: Samples): readonly Example[] {
  const usual = text('ปกติ', 'As usual');
  return [
    {
      component: 'ColumnTable',
      states: [{ name: usual, shows: <ColumnTable name={longTitle} columns={RESERVOIR_COLUMNS} /> }],
    },
    {
      component: 'DataSetCard',
      states: [
        { name: usual, shows: <DataSetCard publisher={longTitle} set={LARGE} /> },
        { name: text('หลายไฟล์', 'Many files'), shows: <DataSetCard publisher={longTitle} set={HISTORY} /> },
        {
          name: text('ไม่มีสัญญาอนุญาต ข้อความยาว', 'Without a licence, long words'),
          shows: (
            <DataSetCard
              publisher={longTitle}
              set={{ ...LARGE, id: 'medium', hasOwn: false, others: [longName, POWER] }}
            />
          ),
        },
      ],
    },
    { component: 'DataSets', states: [{ name: usual, shows: <DataSets sets={[LARGE]} publisher={longTitle} /> }] },
    {
      component: 'DataSetsUse',
      states: [{ name: usual, shows: <DataSetsUse sets={[LARGE]} publisher={longTitle} /> }],
    },
  ];
}
