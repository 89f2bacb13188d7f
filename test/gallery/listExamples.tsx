import type { Category, ContentSummary } from '#domain/content/content.ts';
import type { Slug } from '#domain/content/slug.ts';
import { AgencyRow } from '#ui/components/list/AgencyRow.tsx';
import { GroupedLayout } from '#ui/components/list/GroupedLayout.tsx';
import { ArticleRow } from '#ui/components/list/ArticleRow.tsx';
import { bySubject } from '#ui/components/list/bySubject.ts';
import { DocumentFilter } from '#ui/components/list/DocumentFilter.tsx';
import { FilterSentence } from '#ui/components/form/FilterSentence.tsx';
import { Headlines } from '#ui/components/list/Headlines.tsx';
import { ListLayout } from '#ui/components/list/ListLayout.tsx';
import { InteractiveForm } from '#ui/components/form/InteractiveForm.tsx';
import { MediaCard } from '#ui/components/list/MediaCard.tsx';
import { PageSizeForm } from '#ui/components/form/PageSizeForm.tsx';
import { Pagination } from '#ui/components/list/Pagination.tsx';
import { PlainChoice } from '#ui/components/form/PlainChoice.tsx';
import { Select } from '#ui/components/form/Select.tsx';
import { Subjects } from '#ui/components/list/Subjects.tsx';
import { InteractivePageContext } from '#ui/InteractivePage.tsx';
import { listMessages } from '#ui/messages/list.ts';
import { oitMessages } from '#ui/messages/oit.ts';
import { agencyMessages } from '#ui/messages/agency.ts';
import { waterMessages } from '#ui/messages/water.ts';
import { day, type Samples } from './samples.ts';
import type { Example } from './Example.ts';

/** Lists of items, their filters and their pagination. */
export function listExamples(samples: Samples): readonly Example[] {
  const { context, text, title, longTitle, category, summaryOf, picture } = samples;
  const longWords = text('ข้อความยาว', 'Long words');
  const none = text('ไม่มีรายการ', 'Nothing');
  const categories: readonly Category[] = [
    { ...category, children: [{ code: 'dry', label: text('ฤดูแล้ง', 'Dry season') }] },
    { code: 'long', label: longTitle, children: [] },
  ];
  const news = ['one', 'two', 'three'].map((slug) => summaryOf({ kind: 'news' }, { slug: slug as Slug }));
  const albums = news.map(({ slug }) => summaryOf({ kind: 'album', pictures: [picture] }, { slug }));
  const list = { total: 1234, years: [2026, 2025], items: news, categories };
  const empty = { total: 0, years: [], items: [], categories };
  const filterWith = {
    path: context.to('newsList'),
    cleared: context.to('newsList'),
    filter: {},
    categories,
    years: [2026, 2025],
    pageSize: 10,
  } as const;
  const row = (item: ContentSummary) => <ArticleRow item={item} />;
  const headlines = (items: readonly ContentSummary[]) => <Headlines items={items} />;
  const offices = news.map(({ slug }) =>
    summaryOf({ kind: 'agency', address: longTitle, phone: '0 5300 1100' }, { slug }),
  );
  const officeRows = (items: readonly ContentSummary[], level: 2 | 3) =>
    items.map((item) => <AgencyRow key={item.slug} item={item} level={level} />);
  const pages = (number: number, total: number) => (
    <Pagination
      paging={{ page: number, pageSize: 10 }}
      total={total}
      hrefOf={(query) => context.to('newsList', {}, query)}
    />
  );
  const choices = [
    { value: day('2026-11-20'), label: context.date(day('2026-11-20')) },
    { value: day('2026-11-19'), label: context.date(day('2026-11-19')) },
  ];
  return [
    {
      component: 'GroupedLayout',
      states: [
        {
          name: none,
          shows: (
            <GroupedLayout route="agencies" items={[]} total={0} paging={FIRST}>
              {null}
            </GroupedLayout>
          ),
        },
        {
          name: text('หมวดเดียว ข้อความยาว', 'One subject, long words'),
          shows: (
            <GroupedLayout route="agencies" items={offices} total={3} paging={FIRST}>
              <Subjects subjects={bySubject(offices)} rows={officeRows} />
            </GroupedLayout>
          ),
        },
      ],
    },
    {
      component: 'DocumentFilter',
      states: [
        { name: text('ยังไม่เลือก', 'Nothing chosen'), shows: <DocumentFilter {...filterWith} /> },
        {
          name: text('เลือกแล้ว มีหมวดย่อย', 'Chosen, with narrower subjects'),
          shows: <DocumentFilter {...filterWith} filter={{ category: category.code, year: 2026 }} />,
        },
        {
          name: text('ค้นหาอย่างเดียว', 'Search alone'),
          shows: <DocumentFilter {...filterWith} categories={[]} years={[]} />,
        },
      ],
    },
    {
      component: 'FilterSentence',
      states: [
        { name: text('ยังไม่เลือก', 'Nothing chosen'), shows: <FilterSentence {...filterWith} /> },
        {
          name: text('เลือกแล้ว มีหมวดย่อย', 'Chosen, with narrower subjects'),
          shows: <FilterSentence {...filterWith} filter={{ category: category.code, year: 2026 }} />,
        },
        {
          name: text('หมวดอย่างเดียว ข้อความยาว', 'Subjects alone, long words'),
          shows: <FilterSentence {...filterWith} filter={{ category: 'long' }} years={[]} />,
        },
        { name: text('ปีอย่างเดียว', 'Years alone'), shows: <FilterSentence {...filterWith} categories={[]} /> },
      ],
    },
    {
      component: 'ListLayout',
      states: [
        {
          name: text('หลายหน้า', 'Many pages'),
          shows: <ListLayout route="newsList" row={row} list={list} paging={{ page: 7, pageSize: 10 }} filter={{}} />,
        },
        {
          name: text('การ์ด กำลังโหลด', 'Cards, loading'),
          shows: (
            <InteractivePageContext
              value={{ show: () => undefined, submit: () => Promise.resolve(false), loading: true, isAnswered: false }}
            >
              <ListLayout
                route="albums"
                row={(item) => <MediaCard item={item} level={2} sizes="20rem" />}
                variant="cards"
                list={{ ...list, items: albums, total: 3, categories: [] }}
                paging={FIRST}
                filter={{}}
              />
            </InteractivePageContext>
          ),
        },
        {
          name: none,
          shows: (
            <ListLayout route="newsList" row={row} list={{ ...empty, categories: [] }} paging={FIRST} filter={{}} />
          ),
        },
        {
          name: text('ไม่มีรายการที่ตรงกับตัวกรอง', 'Nothing fits the filter'),
          shows: (
            <ListLayout route="newsList" row={row} list={empty} paging={FIRST} filter={{ category: category.code }} />
          ),
        },
      ],
    },
    {
      component: 'InteractiveForm',
      states: [
        {
          name: text('ปุ่มสำหรับผู้ไม่ใช้สคริปต์', 'With a button for those without scripts'),
          shows: (
            <InteractiveForm path={context.to('newsList')} className="page-size-form">
              <button type="submit" className="button-quiet">
                {context.t(listMessages.apply)}
              </button>
            </InteractiveForm>
          ),
        },
      ],
    },
    {
      component: 'PageSizeForm',
      states: [
        {
          name: text('ปกติ', 'As usual'),
          shows: <PageSizeForm path={context.to('newsList')} filter={{}} pageSize={10} />,
        },
        {
          name: text('เลือก 50', '50 chosen'),
          shows: <PageSizeForm path={context.to('newsList')} filter={{ year: 2026 }} pageSize={50} />,
        },
      ],
    },
    {
      component: 'Pagination',
      states: [
        { name: text('หน้าเดียว', 'A single page'), shows: pages(1, 10) },
        { name: text('หน้าแรก', 'First page'), shows: pages(1, 25) },
        { name: text('กลางรายการยาว', 'In the middle of many'), shows: pages(5123, 100_000) },
        { name: text('หน้าสุดท้าย', 'Last page'), shows: pages(124, 1234) },
      ],
    },
    {
      component: 'PlainChoice',
      states: [
        {
          name: text('ในประโยค', 'In a sentence'),
          shows: (
            <PlainChoice
              path={context.to('agencies')}
              name="province"
              sentence={agencyMessages.ofProvinceSentence}
              label={agencyMessages.provinceLookedAfter}
              value="2026-11-20"
              choices={choices}
            />
          ),
        },
        {
          name: text('มีป้ายกำกับ', 'With a label'),
          shows: (
            <PlainChoice
              path={context.to('waterUse')}
              name="season"
              label={waterMessages.season}
              value="2026-11-20"
              choices={choices}
            />
          ),
        },
      ],
    },
    {
      component: 'Select',
      states: [
        {
          name: text('เลือกได้ว่าไม่เลือก', 'May choose nothing'),
          shows: (
            <Select id="any" name="date" label={context.t(waterMessages.day)} any={title} value="" choices={choices} />
          ),
        },
        {
          name: longWords,
          shows: (
            <Select
              id="long"
              name="category"
              label={context.t(listMessages.category)}
              value="long"
              choices={[{ value: 'long', label: longTitle }]}
            />
          ),
        },
      ],
    },
    {
      component: 'Subjects',
      states: [
        {
          name: text('หลายหมวด ข้อความยาว', 'Several subjects, long words'),
          shows: (
            <Subjects
              subjects={bySubject([
                ...news,
                ...news.map((item) => ({ ...item, category: { code: 'long', label: longTitle } })),
              ])}
              rows={headlines}
              note={(items) => context.t(oitMessages.progress, { published: 1, all: items.length })}
            />
          ),
        },
        {
          name: text('ไม่มีหมวด', 'No subject'),
          shows: <Subjects subjects={[{ subject: undefined, items: news }]} rows={headlines} />,
        },
      ],
    },
  ];
}

const FIRST = { page: 1, pageSize: 10 } as const;
