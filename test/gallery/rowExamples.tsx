import { AgencyRow } from '#ui/components/list/AgencyRow.tsx';
import { ArticleCard } from '#ui/components/item/ArticleCard.tsx';
import { ArticleMeta } from '#ui/components/item/ArticleMeta.tsx';
import { ArticleRow } from '#ui/components/list/ArticleRow.tsx';
import { DocumentRow } from '#ui/components/list/DocumentRow.tsx';
import { EventRow } from '#ui/components/list/EventRow.tsx';
import { EventTime } from '#ui/components/item/EventTime.tsx';
import { Headlines } from '#ui/components/list/Headlines.tsx';
import { MediaCard } from '#ui/components/list/MediaCard.tsx';
import { LinkRows } from '#ui/components/item/LinkRows.tsx';
import { CallButton } from '#ui/components/office/CallButton.tsx';
import { NeighbouringOffices } from '#ui/components/office/NeighbouringOffices.tsx';
import { OfficeContact } from '#ui/components/office/OfficeContact.tsx';
import { OfficeMap } from '#ui/components/office/OfficeMap.tsx';
import { OfficesBelow } from '#ui/components/office/OfficesBelow.tsx';
import { OfficeWebsite } from '#ui/components/office/OfficeWebsite.tsx';
import { OitJump } from '#ui/components/list/OitJump.tsx';
import { OitStatus } from '#ui/components/item/OitStatus.tsx';
import { OitTable } from '#ui/components/list/OitTable.tsx';
import { PersonCard } from '#ui/components/list/PersonCard.tsx';
import { RelatedItems } from '#ui/components/item/RelatedItems.tsx';
import { TitleLink } from '#ui/components/item/TitleLink.tsx';
import type { ContentDetail, ContentSummary } from '#domain/content/content.ts';
import { instant, type Samples } from './samples.ts';
import type { Example } from './Example.ts';

const SIZES = '20rem';

/** One item among others: rows and cards. */
export function rowExamples(samples: Samples): readonly Example[] {
  const { text, title, longTitle, summaryOf, event, videoElsewhere, picture, file, longFile } = samples;
  const usual = text('ปกติ', 'As usual');
  const longWords = text('ข้อความยาว', 'Long words');
  const bare = text('ไม่มีภาพ ไม่มีหมวด', 'Without a picture or a subject');
  const long = { title: longTitle, summary: longTitle };
  const news = (given: Partial<ContentSummary> = {}) => summaryOf({ kind: 'news' }, given);
  const bareNews = withoutPicture(news());
  const document = (given: Partial<ContentSummary> = {}) => summaryOf({ kind: 'document' }, given);
  const agency: ContentDetail = {
    kind: 'agency',
    address: text('88 หมู่ 4 ตำบลช้างเผือก อำเภอเมือง เชียงใหม่ 50300', '88 Moo 4, Chang Phueak, Chiang Mai 50300'),
    phone: '0 5300 1100',
  };
  const person: ContentDetail = {
    kind: 'professional',
    position: text('ผู้เชี่ยวชาญด้านอุทกวิทยา', 'Expert in hydrology'),
    phone: '0 2000 1142',
    email: 'hydrology@example.go.th',
    education: [],
    workHistory: [],
  };
  const links = [
    { label: title, address: '/th/documents' },
    { label: longTitle, address: 'https://www.example.org/report' },
  ];
  const oit = (given: Partial<Extract<ContentDetail, { kind: 'oit' }>> = {}): ContentDetail => ({
    kind: 'oit',
    fiscalYear: 2569,
    code: 'O10',
    links,
    ...given,
  });
  const provinces = [
    { code: 'chiang-mai', label: text('เชียงใหม่', 'Chiang Mai') },
    { code: 'lamphun', label: text('ลำพูน', 'Lamphun') },
  ];
  const beside = [
    { province: { code: 'lampang', label: text('ลำปาง', 'Lampang') }, office: summaryOf(agency) },
    { province: { code: 'tak', label: text('ตาก', 'Tak') }, office: summaryOf(agency, long) },
  ];
  const name = text('ดร.พิมพ์ชนก ศรีสายชล', 'Dr Pimchanok Srisaichon');
  return [
    {
      component: 'AgencyRow',
      states: [
        { name: usual, shows: <AgencyRow item={summaryOf(agency)} level={3} /> },
        {
          name: text('ข้อความยาว ไม่มีโทรศัพท์', 'Long words, no telephone'),
          shows: <AgencyRow item={summaryOf({ kind: 'agency', address: longTitle }, long)} level={3} />,
        },
      ],
    },
    {
      component: 'ArticleCard',
      inColumn: true,
      states: [
        {
          name: text('ข่าวเด่น', 'Lead story'),
          shows: <ArticleCard item={news()} level={3} variant="lead" sizes={SIZES} summary />,
        },
        { name: text('แถว', 'Row'), shows: <ArticleCard item={news()} level={3} variant="row" sizes={SIZES} /> },
        { name: longWords, shows: <ArticleCard item={news(long)} level={3} variant="row" sizes={SIZES} /> },
        { name: bare, shows: <ArticleCard item={bareNews} level={3} variant="lead" sizes={SIZES} summary /> },
        {
          name: text('แถว ไม่มีภาพ', 'Row without a picture'),
          shows: <ArticleCard item={withoutPicture(news(long))} level={3} variant="row" sizes={SIZES} />,
        },
      ],
    },
    {
      component: 'ArticleMeta',
      states: [
        { name: usual, shows: <ArticleMeta item={news()} /> },
        { name: text('ไม่มีหมวด', 'Without a subject'), shows: <ArticleMeta item={bareNews} /> },
        { name: longWords, shows: <ArticleMeta item={news({ category: { code: 'long', label: longTitle } })} /> },
      ],
    },
    {
      component: 'ArticleRow',
      states: [
        { name: usual, shows: <ArticleRow item={news()} /> },
        { name: text('ข่าวล่าสุดของรายการ', 'The newest of a list'), shows: <ArticleRow item={news()} isLead /> },
        { name: longWords, shows: <ArticleRow item={news(long)} /> },
        { name: bare, shows: <ArticleRow item={bareNews} /> },
      ],
    },
    {
      component: 'DocumentRow',
      states: [
        { name: text('หนึ่งไฟล์', 'One file'), shows: <DocumentRow item={document({ attachments: [file] })} level={3} /> },
        {
          name: text('หลายไฟล์ ข้อความยาว', 'Several files, long words'),
          shows: <DocumentRow item={document({ ...long, attachments: [file, longFile] })} level={3} />,
        },
        {
          name: text('ย่อ ไม่มีไฟล์', 'Brief, without a file'),
          shows: <DocumentRow item={document()} level={3} brief />,
        },
      ],
    },
    {
      component: 'EventRow',
      states: [
        { name: usual, shows: <EventRow item={summaryOf(event)} level={3} /> },
        { name: text('ย่อ', 'Brief'), shows: <EventRow item={summaryOf(event)} level={3} brief /> },
        { name: text('ใต้ชื่อเดือน', 'Under a month'), shows: <EventRow item={summaryOf(event)} level={3} underMonth /> },
        {
          name: text('หลายวัน', 'Several days'),
          shows: (
            <EventRow item={summaryOf({ ...event, endsAt: instant('2026-12-03T09:00:00.000Z') })} level={3} brief />
          ),
        },
        {
          name: longWords,
          shows: <EventRow item={summaryOf({ ...event, place: longTitle }, long)} level={3} />,
        },
      ],
    },
    {
      component: 'EventTime',
      states: [
        { name: text('ในวันเดียว', 'Within a day'), shows: <EventTime event={event} /> },
        { name: text('ทั้งวัน', 'All day'), shows: <EventTime event={{ ...event, allDay: true }} /> },
        {
          name: text('หลายวัน', 'Several days'),
          shows: <EventTime event={{ ...event, endsAt: instant('2026-12-03T09:00:00.000Z') }} />,
        },
        { name: text('พร้อมวันในสัปดาห์', 'With the day of the week'), shows: <EventTime event={event} withWeekday /> },
        {
          name: text('หลายวันพร้อมเวลา', 'Several days with hours'),
          shows: (
            <EventTime event={{ ...event, endsAt: instant('2026-12-03T09:00:00.000Z') }} withWeekday withDailyHours />
          ),
        },
      ],
    },
    {
      component: 'Headlines',
      inColumn: true,
      states: [
        {
          name: text('หลายข่าว', 'Several'),
          shows: <Headlines items={[news(), document(long), summaryOf({ kind: 'faq', position: 1 })]} />,
        },
      ],
    },
    {
      component: 'MediaCard',
      inColumn: true,
      states: [
        {
          name: text('อัลบั้มภาพ', 'Album'),
          shows: (
            <MediaCard item={summaryOf({ kind: 'album', pictures: [picture, picture] })} level={3} sizes={SIZES} full />
          ),
        },
        { name: text('วีดิทัศน์', 'Video'), shows: <MediaCard item={summaryOf(videoElsewhere)} level={3} sizes={SIZES} /> },
        {
          name: text('อินโฟกราฟิก ข้อความยาว', 'Infographic, long words'),
          shows: <MediaCard item={summaryOf({ kind: 'infographic', picture }, long)} level={3} sizes={SIZES} full />,
        },
        {
          name: text('วารสาร', 'Magazine'),
          shows: (
            <MediaCard
              item={summaryOf({ kind: 'magazine', issue: text('ฉบับที่ 12', 'Issue 12'), pages: 48, file })}
              level={3}
              sizes={SIZES}
            />
          ),
        },
        {
          name: text('ไม่มีภาพ', 'Without a picture'),
          shows: <MediaCard item={withoutPicture(summaryOf(videoElsewhere))} level={3} sizes={SIZES} />,
        },
      ],
    },
    {
      component: 'LinkRows',
      states: [
        {
          name: usual,
          shows: (
            <LinkRows
              links={[
                { label: title, href: '/th/documents/form', item: summaryOf({ kind: 'document' }) },
                { label: longTitle, href: 'https://www.example.org/report' },
                { label: title, href: '/th/documents' },
              ]}
            />
          ),
        },
      ],
    },
    {
      component: 'CallButton',
      states: [
        { name: usual, shows: <CallButton number="0 5300 1100" /> },
        { name: text('หมายเลขสมมติ', 'An invented number'), shows: <CallButton number="0 53xx 1100" /> },
      ],
    },
    {
      component: 'OfficeWebsite',
      states: [
        { name: usual, shows: <OfficeWebsite address="https://www.example.org/office" /> },
        { name: text('ที่อยู่สมมติ', 'An invented address'), shows: <OfficeWebsite address="https://office.example/" /> },
      ],
    },
    {
      component: 'OfficeContact',
      states: [
        { name: usual, shows: <OfficeContact office={summaryOf(agency)} /> },
        { name: longWords, shows: <OfficeContact office={summaryOf(agency, long)} /> },
      ],
    },
    { component: 'OfficeMap', states: [{ name: usual, shows: <OfficeMap provinces={provinces} beside={beside} /> }] },
    {
      component: 'NeighbouringOffices',
      states: [{ name: usual, shows: <NeighbouringOffices beside={beside} /> }],
    },
    {
      component: 'OfficesBelow',
      states: [
        { name: usual, shows: <OfficesBelow offices={[summaryOf(agency), summaryOf(agency, long)]} /> },
        {
          name: text('มากกว่า 12 หน่วย', 'More than 12'),
          shows: <OfficesBelow offices={Array.from({ length: 13 }, () => summaryOf(agency))} />,
        },
      ],
    },
    {
      component: 'OitStatus',
      states: [
        { name: usual, shows: <OitStatus isPublished /> },
        { name: text('ยังไม่เผยแพร่', 'Not published yet'), shows: <OitStatus isPublished={false} /> },
      ],
    },
    {
      component: 'OitJump',
      states: [
        { name: usual, shows: <OitJump year={{ code: '2569' }} example="O23" /> },
        {
          name: text('รหัสที่ไม่มี', 'A code that does not exist'),
          shows: (
            <OitJump
              year={{ code: '2569' }}
              example="O23"
              unknown={{ typed: 'O99', error: text('ไม่พบรหัส O99', 'There is no code O99.') }}
            />
          ),
        },
      ],
    },
    {
      component: 'OitTable',
      states: [
        { name: usual, shows: <OitTable items={[summaryOf(oit())]} /> },
        {
          name: text('ยังไม่เผยแพร่ ข้อความยาว', 'Not published yet, long words'),
          shows: <OitTable items={[summaryOf(oit({ links: [] }), long)]} />,
        },
      ],
    },
    {
      component: 'PersonCard',
      inColumn: true,
      states: [
        { name: usual, shows: <PersonCard item={summaryOf(person, { title: name })} level={3} /> },
        {
          name: text('ไม่มีภาพและช่องทางติดต่อ ข้อความยาว', 'Without a picture or contact, long words'),
          shows: (
            <PersonCard
              item={withoutPicture(
                summaryOf(
                  { kind: 'professional', position: longTitle, education: [], workHistory: [] },
                  { title: name, summary: longTitle },
                ),
              )}
              level={3}
            />
          ),
        },
      ],
    },
    {
      component: 'RelatedItems',
      inColumn: true,
      states: [
        { name: text('ไม่มี', 'None'), shows: <RelatedItems items={[]} /> },
        {
          name: text('หลายเรื่อง', 'Several'),
          shows: <RelatedItems items={[news(), document(long), withoutPicture(summaryOf(event))]} />,
        },
      ],
    },
    {
      component: 'TitleLink',
      inColumn: true,
      states: [
        { name: usual, shows: <TitleLink item={news()} /> },
        { name: longWords, shows: <TitleLink item={news(long)} /> },
      ],
    },
  ];
}

function withoutPicture({ cover: _cover, category: _category, ...rest }: ContentSummary): ContentSummary {
  return rest;
}
