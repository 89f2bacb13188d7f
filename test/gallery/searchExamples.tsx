import type { TextPart } from '#domain/search/highlight.ts';
import { SEARCH_TYPES, type SearchType } from '#domain/search/search.ts';
import type { SearchText } from '#domain/search/searchText.ts';
import { HiddenQuery } from '#ui/components/form/HiddenQuery.tsx';
import { ChosenFilters } from '#ui/components/search/ChosenFilters.tsx';
import { DayField } from '#ui/components/search/DayField.tsx';
import { FoundResults } from '#ui/components/search/FoundResults.tsx';
import { InPlaceLink } from '#ui/components/site/InPlaceLink.tsx';
import { MarkedText } from '#ui/components/search/MarkedText.tsx';
import { NothingFound } from '#ui/components/search/NothingFound.tsx';
import { OtherEra } from '#ui/components/search/OtherEra.tsx';
import { ResultFacts } from '#ui/components/search/ResultFacts.tsx';
import { ResultRow } from '#ui/components/search/ResultRow.tsx';
import { SearchField } from '#ui/components/search/SearchField.tsx';
import { SearchFilters } from '#ui/components/search/SearchFilters.tsx';
import { SearchForm } from '#ui/components/search/SearchForm.tsx';
import { SearchErrors } from '#ui/components/search/SearchErrors.tsx';
import { SearchPanel } from '#ui/components/search/SearchPanel.tsx';
import { SearchStart } from '#ui/components/search/SearchStart.tsx';
import { ViewTabs } from '#ui/components/search/ViewTabs.tsx';
import { SortForm } from '#ui/components/search/SortForm.tsx';
import { searchMessages } from '#ui/messages/search.ts';
import type { SearchFound, SearchRow } from '#ui/components/search/searchProps.ts';
import type { AskedSearch } from '#ui/searchAddress.ts';
import { both, day, type Samples } from './samples.ts';
import type { Example } from './Example.ts';

/** The parts of the search. */
export function searchExamples(samples: Samples): readonly Example[] {
  const { context, text, longTitle, summary, category, event } = samples;
  const usual = text('ปกติ', 'As usual');
  const longWords = text('ข้อความยาว', 'Long words');
  const word = text('คลอง', 'canals') as SearchText;
  const plain = (words: string): readonly TextPart[] => [{ text: words, isMatch: false }];
  const title: readonly TextPart[] = [
    { text: text('เปิดส่งน้ำเข้า', 'Main '), isMatch: false },
    { text: word, isMatch: true },
    { text: text('สายหลัก', ' receive water'), isMatch: false },
  ];
  const row: SearchRow = {
    ...{ type: 'news', href: '/news/one', title, excerpt: plain(summary), category: plain(category.label) },
    facts: { kind: 'none' },
  };
  const bare: AskedSearch = { sort: 'newest', view: 'list' };
  const asked: AskedSearch = { text: word, sort: 'relevance', view: 'list' };
  const narrowed: AskedSearch = {
    ...asked,
    type: 'news',
    category: category.code,
    subcategory: 'dry',
    tag: 'flood',
    from: day('2026-11-01'),
    to: day('2026-11-30'),
  };
  const found: SearchFound = {
    rows: [row],
    total: 1234,
    types: [
      { type: 'news', count: 3412 },
      { type: 'document', count: 12 },
    ],
    categories: [
      {
        ...{ ...category, kind: 'news', count: 3412 },
        children: [{ code: 'dry', label: text('ฤดูแล้ง', 'Dry season'), count: 12 }],
      },
      { code: 'long', label: longTitle, kind: 'document', count: 12, children: [] },
    ],
    chosenCategory: { label: category.label, subcategory: text('ฤดูแล้ง', 'Dry season') },
    tag: { code: 'flood', label: text('น้ำท่วม', 'Flood') },
    isEstimated: false,
    isRelaxed: false,
  };
  const nothing: SearchFound = { ...found, rows: [], total: 0, types: [] };
  const first = { page: 1, pageSize: 10 } as const;
  const typed = { isCut: false, isSwapped: false };
  const refusedDay = { typed: '2026-02-31', reason: 'noSuchDay' } as const;
  const types = (all: readonly SearchType[]) => all.map((type) => ({ type, count: 12 }));
  return [
    {
      component: 'HiddenQuery',
      states: [{ name: usual, shows: <HiddenQuery query={{ q: word, type: 'news' }} without="type" /> }],
    },
    {
      component: 'SearchField',
      states: [
        { name: usual, shows: <SearchField place="page" label={context.t(searchMessages.words)} /> },
        {
          name: text('มีข้อผิดพลาด', 'With an error'),
          shows: (
            <SearchField
              place="page"
              label={context.t(searchMessages.words)}
              text="???"
              error={context.t(searchMessages.needsLetters)}
            />
          ),
        },
      ],
    },
    {
      component: 'SearchForm',
      states: [
        { name: text('หน้าแรก', 'Home page'), shows: <SearchForm place="hero" /> },
        { name: text('ไม่พบหน้า', 'Page not found'), shows: <SearchForm place="notFound" text={longTitle} /> },
      ],
    },
    {
      component: 'SearchPanel',
      states: [
        { name: usual, shows: <SearchPanel asked={bare} typed={typed} pageSize={10} focusOn="count" /> },
        {
          name: text('มีช่วงวันที่ สลับให้แล้ว', 'Days that were swapped'),
          shows: (
            <SearchPanel
              asked={narrowed}
              typed={{ ...typed, isSwapped: true, isCut: true }}
              pageSize={20}
              focusOn="count"
            />
          ),
        },
        {
          name: text('มีข้อผิดพลาด', 'With errors'),
          shows: (
            <SearchPanel
              asked={bare}
              typed={{ ...typed, text: '???', from: refusedDay, to: { typed: longTitle, reason: 'form' } }}
              pageSize={10}
              focusOn="count"
            />
          ),
        },
      ],
    },
    {
      component: 'DayField',
      states: [
        { name: usual, shows: <DayField name="from" label="From" day={day('2026-11-01')} refused={undefined} /> },
        {
          name: text('มีข้อผิดพลาด', 'With an error'),
          shows: <DayField name="to" label="To" day={undefined} refused={refusedDay} />,
        },
      ],
    },
    {
      component: 'SearchErrors',
      states: [
        {
          name: usual,
          shows: (
            <SearchErrors typed={{ ...typed, text: '???', from: refusedDay, to: { typed: word, reason: 'form' } }} />
          ),
        },
      ],
    },
    {
      component: 'ChosenFilters',
      states: [
        { name: usual, shows: <ChosenFilters asked={narrowed} found={found} focusOn="count" /> },
        {
          name: longWords,
          shows: (
            <ChosenFilters
              asked={{ ...asked, category: 'long' }}
              found={{ chosenCategory: { label: longTitle } }}
              focusOn="count"
            />
          ),
        },
      ],
    },
    {
      component: 'SearchFilters',
      inColumn: true,
      states: [
        { name: usual, shows: <SearchFilters asked={asked} found={found} /> },
        { name: text('เลือกแล้ว', 'Chosen'), shows: <SearchFilters asked={narrowed} found={found} /> },
      ],
    },
    {
      component: 'SortForm',
      states: [
        { name: text('มีคำค้น', 'With words'), shows: <SortForm asked={asked} query={{ q: word }} /> },
        { name: text('ไม่มีคำค้น', 'Without words'), shows: <SortForm asked={bare} query={{ type: 'news' }} /> },
      ],
    },
    {
      component: 'InPlaceLink',
      states: [
        { name: usual, shows: <InPlaceLink href="/search?type=news">{samples.title}</InPlaceLink> },
        {
          name: text('รายการปัจจุบัน', 'Current'),
          shows: (
            <InPlaceLink href="/search?type=news" aria-current="true">
              {samples.title}
            </InPlaceLink>
          ),
        },
      ],
    },
    { component: 'OtherEra', states: [{ name: usual, shows: <OtherEra text="2569" /> }] },
    { component: 'MarkedText', states: [{ name: usual, shows: <MarkedText parts={title} /> }] },
    {
      component: 'ResultRow',
      states: [
        { name: usual, shows: <ResultRow row={row} /> },
        { name: longWords, shows: <ResultRow row={{ ...row, title: plain(longTitle), excerpt: plain(longTitle) }} /> },
      ],
    },
    {
      component: 'ResultFacts',
      states: [
        { name: text('กิจกรรม', 'Event'), shows: <ResultFacts facts={event} /> },
        {
          name: text('ไฟล์เดียว', 'One file'),
          shows: <ResultFacts facts={{ kind: 'files', files: [FILE] }} />,
        },
        {
          name: text('หลายไฟล์', 'Several files'),
          shows: <ResultFacts facts={{ kind: 'files', files: [FILE, FILE] }} />,
        },
        {
          name: text('หน่วยงาน', 'Office'),
          shows: <ResultFacts facts={{ kind: 'agency', address: longTitle, phone: '0 5300 1100' }} />,
        },
        {
          name: text('อ่างเก็บน้ำ', 'Reservoir'),
          shows: <ResultFacts facts={{ kind: 'reservoir', size: 'large', province: both('ตาก', 'Tak') }} />,
        },
      ],
    },
    {
      component: 'FoundResults',
      states: [
        { name: usual, shows: <FoundResults asked={asked} found={found} paging={first} /> },
        {
          name: text('ไม่พบข้อมูล', 'Nothing found'),
          shows: <FoundResults asked={asked} found={nothing} paging={first} />,
        },
      ],
    },
    { component: 'ViewTabs', states: [{ name: usual, shows: <ViewTabs asked={asked} /> }] },
    {
      component: 'NothingFound',
      states: [
        { name: usual, shows: <NothingFound asked={asked} /> },
        {
          name: text('มีตัวกรอง', 'With filters'),
          shows: <NothingFound asked={narrowed} />,
        },
      ],
    },
    {
      component: 'SearchStart',
      states: [
        { name: usual, shows: <SearchStart types={types(SEARCH_TYPES)} popular={[row]} /> },
        { name: text('ยังไม่มีเนื้อหา', 'Nothing published'), shows: <SearchStart types={[]} popular={[]} /> },
      ],
    },
  ];
}

const FILE = { file: 'sample.pdf', size: 148_000 };
