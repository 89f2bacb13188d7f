import type { Attachment, CategoryLabel, ContentDetail, ContentItem, ContentSummary } from '#domain/content/content.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { CalendarDate, Instant } from '#domain/instant.ts';
import type { Bilingual } from '#domain/locale/locale.ts';
import type { Picture } from '#domain/picture.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { Reading, Reservoir, WaterUse } from '#domain/water/water.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import type { RenderContext } from '../RenderContext.tsx';

type DetailOf<Kind extends ContentDetail['kind']> = Extract<ContentDetail, { readonly kind: Kind }>;

/** What only a running site has; everything else of a specimen is invented. */
export interface SampleSource {
  readonly page: RenderContext;
  readonly site: SiteDetails;
  readonly layout: SiteLayout;
  /** One whose files are there. */
  readonly film?: DetailOf<'video'>;
}

export interface Samples extends SampleSource {
  /** In the language of the page. */
  readonly text: (th: string, en: string) => string;
  readonly picture: Picture;
  readonly title: string;
  /** Names as long as departments have them, and a word that cannot be broken. */
  readonly longName: Bilingual;
  readonly longTitle: string;
  readonly summary: string;
  readonly category: CategoryLabel;
  readonly file: Attachment;
  readonly longFile: Attachment;
  readonly summaryOf: (detail: ContentDetail, given?: Partial<ContentSummary>) => ContentSummary;
  readonly itemOf: (detail: ContentDetail, given?: Partial<ContentItem>) => ContentItem;
  readonly event: DetailOf<'event'>;
  readonly video: DetailOf<'video'>;
}

const LONG_NAME = both(
  'โครงการส่งน้ำและบำรุงรักษาเขื่อนแควน้อยบำรุงแดนอันเนื่องมาจากพระราชดำริ แจ้งเกษตรกรผู้ใช้น้ำคลองส่งน้ำสายใหญ่ฝั่งซ้ายและฝั่งขวาทุกราย ผ่าน wateruserassociationsoftheleftbankmaincanal@example.go.th',
  'The joint committee for the allocation of water between the provinces of the lower basin calls a hearing of all water users; write to wateruserassociationsoftheleftbankmaincanal@example.go.th',
);

/** Makes what specimens are filled with. */
export function createSamples(source: SampleSource): Samples {
  const { page, layout } = source;
  const text = (th: string, en: string) => both(th, en)[page.locale];
  const { picture } = layout.hero;
  const title = text('เปิดส่งน้ำเข้าคลองสายหลักวันที่ 1 ธันวาคม', 'Main canals receive water from 1 December');
  const category = { code: 'water', label: text('สถานการณ์น้ำ', 'Water situation') };
  const summary = text('เกษตรกรเริ่มเตรียมแปลงได้ตั้งแต่สัปดาห์หน้า', 'Farmers can begin to prepare their fields next week.');
  const summaryOf = (detail: ContentDetail, given: Partial<ContentSummary> = {}): ContentSummary => ({
    kind: detail.kind,
    slug: 'sample' as Slug,
    title,
    summary,
    category,
    cover: picture,
    publishedAt: instant('2026-11-20T02:00:00.000Z'),
    attachments: [],
    detail,
    ...given,
  });
  return {
    ...source,
    text,
    picture,
    title,
    longName: LONG_NAME,
    longTitle: LONG_NAME[page.locale],
    summary,
    category,
    file: {
      name: text('แผนการส่งน้ำฤดูแล้ง.pdf', 'dry-season-plan.pdf'),
      file: 'sample.pdf',
      type: 'application/pdf',
      size: 148_000,
    },
    longFile: {
      name: text(
        'รายงานผลการปฏิบัติงานโครงการส่งน้ำและบำรุงรักษาฉบับสมบูรณ์_ปรับปรุงครั้งที่3_2569.xlsx',
        'complete-report-of-operation-and-maintenance_third-revision_of_the_fiscal_year_2026.xlsx',
      ),
      file: 'sample.xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      size: 12_400_000,
    },
    summaryOf,
    itemOf: (detail, given = {}) => ({
      ...summaryOf(detail),
      bodyHtml: `<p>${summary}</p>`,
      tags: [],
      related: [],
      locales: ['th', 'en'],
      hits: 0,
      ...given,
    }),
    event: {
      kind: 'event',
      startsAt: instant('2026-12-01T02:00:00.000Z'),
      endsAt: instant('2026-12-01T09:00:00.000Z'),
      allDay: false,
      place: text('ห้องประชุมชั้น 3 อาคารอำนวยการ', 'Meeting room on the 3rd floor of the main building'),
    },
    video: {
      kind: 'video',
      seconds: 95,
      source: { at: 'elsewhere', address: 'https://films.example.org/watch/sample' },
    },
  };
}

export function both(th: string, en: string): Bilingual {
  return { th, en };
}

export function instant(text: string): Instant {
  return text as Instant;
}

export function day(text: string): CalendarDate {
  return text as CalendarDate;
}

const SOURCE = both('ฝ่ายบริหารจัดการน้ำ', 'Water Management Division');

export function reading(volume: number | null, given: Partial<Reading> = {}): Reading {
  return {
    date: day('2026-11-20'),
    volume,
    storage: 1000,
    inflow: 4.25,
    outflow: 12.5,
    source: SOURCE,
    revision: 1,
    ...given,
  };
}

/** A reservoir of 1,000 million cubic metres that holds so much; undefined where there is no reading at all. */
export function reservoirWith(volume: number | null | undefined, given: Partial<Reservoir> = {}): ReservoirOnDay {
  const reservoir: Reservoir = {
    id: `sample-${volume ?? 'none'}` as Slug,
    size: 'large',
    name: both('เขื่อนตัวอย่าง', 'Sample Dam'),
    region: 'north',
    province: both('ลำปาง', 'Lampang'),
    storage: 1000,
    deadStorage: 50,
    invented: true,
    ...given,
  };
  return { reservoir, ...(volume !== undefined && { reading: reading(volume) }) };
}

export function area(given: Partial<WaterUse>): WaterUse {
  return {
    year: 2569,
    season: 'wet',
    region: 'north',
    crop: 'rice',
    area: 125_000,
    date: day('2026-11-20'),
    source: SOURCE,
    revision: 1,
    invented: true,
    ...given,
  };
}
