import type { Attachment, CategoryLabel, ContentDetail, ContentItem, ContentSummary } from '#domain/content/content.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { CalendarDate, Instant } from '#domain/instant.ts';
import type { Bilingual } from '#domain/locale/locale.ts';
import type { Picture } from '#domain/picture.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Reading, Reservoir, WaterUse } from '#domain/water/water.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';

type DetailOf<Kind extends ContentDetail['kind']> = Extract<ContentDetail, { readonly kind: Kind }>;

/** The invented content that examples are filled with, in one language. */
export interface Samples {
  readonly context: RenderContext;
  readonly site: SiteDetails;
  readonly layout: SiteLayout;
  /** Returns the text in the language of the page. */
  readonly text: (th: string, en: string) => string;
  readonly picture: Picture;
  readonly title: string;
  /** Names as long as departments use them, and a word without a line break. */
  readonly longName: Bilingual;
  readonly longTitle: string;
  readonly summary: string;
  readonly category: CategoryLabel;
  readonly file: Attachment;
  readonly longFile: Attachment;
  readonly summaryOf: (detail: ContentDetail, given?: Partial<ContentSummary>) => ContentSummary;
  readonly itemOf: (detail: ContentDetail, given?: Partial<ContentItem>) => ContentItem;
  readonly event: DetailOf<'event'>;
  readonly videoElsewhere: DetailOf<'video'>;
  readonly videoHere: DetailOf<'video'>;
}

const LONG_NAME = both(
  'โครงการส่งน้ำและบำรุงรักษาเขื่อนแควน้อยบำรุงแดนอันเนื่องมาจากพระราชดำริ แจ้งเกษตรกรผู้ใช้น้ำคลองส่งน้ำสายใหญ่ฝั่งซ้ายและฝั่งขวาทุกราย ผ่าน wateruserassociationsoftheleftbankmaincanal@example.go.th',
  'The joint committee for the allocation of water between the provinces of the lower basin calls a hearing of all water users; write to wateruserassociationsoftheleftbankmaincanal@example.go.th',
);

export function createSamples(context: RenderContext): Samples {
  const text = (th: string, en: string) => both(th, en)[context.locale];
  const picture = samplePicture(text('ฝายน้ำล้นกลางสายฝน', 'A weir in the rain'));
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
    context,
    site: SITE,
    layout: sampleLayout(text, picture),
    text,
    picture,
    title,
    longName: LONG_NAME,
    longTitle: LONG_NAME[context.locale],
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
    videoElsewhere: {
      kind: 'video',
      seconds: 95,
      source: { at: 'elsewhere', address: 'https://films.example.org/watch/sample' },
    },
    videoHere: {
      kind: 'video',
      seconds: 50,
      source: { at: 'here', file: 'sample.mp4', size: 1_332_206, captions: `sample.${context.locale}.vtt` },
    },
  };
}

const SITE: SiteDetails = {
  id: '1' as SiteId,
  name: both('กรมชลประทานตัวอย่าง', 'Sample Irrigation Department'),
  shortName: both('ชป.', 'ID'),
  publicOrigin: 'https://www.example.go.th',
  maintenance: { site: { status: 'Disable' }, functions: {} },
  hotline: { number: '1460', extension: '78' },
  contact: {
    address: both('811 ถนนสามเสน กรุงเทพฯ 10300', '811 Samsen Road, Bangkok 10300'),
    phone: '026670000',
    email: 'info@example.go.th',
  },
};

/** Files that the gallery's server has (`sampleMedia`). */
function samplePicture(alt: string): Picture {
  return {
    alt,
    width: 1200,
    height: 675,
    variants: [400, 1200].map((width) => ({ width, webp: `sample-${width}w.webp`, jpeg: `sample-${width}w.jpg` })),
  };
}

function sampleLayout(text: Samples['text'], picture: Picture): SiteLayout {
  const welcome = { title: text('กรมชลประทานตัวอย่าง', 'Sample Irrigation Department'), picture };
  const news = { label: text('ข่าว', 'News'), target: { to: 'route', route: 'newsList' } } as const;
  const documents = { label: text('เอกสาร', 'Documents'), target: { to: 'route', route: 'documents' } } as const;
  const about = { label: text('เกี่ยวกับเรา', 'About us'), target: { to: 'page', urlName: 'about' } } as const;
  const mission = {
    label: text('ภารกิจ', 'Mission'),
    target: { to: 'page', urlName: 'mission', parent: 'about' },
  } as const;
  return {
    intro: { on: false, text: text('ยินดีต้อนรับ', 'Welcome to our website'), ...welcome },
    hero: { text: text('น้ำเพื่อทุกคน', 'Water for everybody'), ...welcome },
    tasks: [
      { ...news, hint: text('วันนี้มีอะไรใหม่', 'What is new today'), icon: 'droplet' },
      { ...documents, hint: text('แบบฟอร์มและรายงาน', 'Forms and reports'), icon: 'download' },
    ],
    menu: [
      { ...news, children: [] },
      { ...about, children: [about, mission] },
      { ...documents, children: [documents, news] },
    ],
    footer: [
      { label: text('เกี่ยวกับเรา', 'About us'), links: [about, mission] },
      { label: text('บริการ', 'Services'), links: [documents, news] },
    ],
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

/** A reservoir of 1,000 million cubic metres with this volume; undefined where there is no reading. */
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
