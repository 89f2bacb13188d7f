import type { Slug } from '#domain/content/slug.ts';
import { parseSlug } from '#domain/content/slug.ts';
import { parseHost, type HostName } from '#domain/site/host.ts';
import type { Bilingual } from '#domain/locale/locale.ts';
import type { Picture } from '#domain/picture.ts';
import { parseNewsType, type OfferedNewsType } from '#domain/site/newsType.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { ArchiveCategory, ArchiveDetail, ArchiveItem, ArchiveVersion, SiteArchive } from '#ports/Publishing.ts';
import { at } from './testClock.ts';

// Each builds a valid object; a test names only what matters to it.

export const SITE = siteId('1');
export const OTHER_SITE = siteId('2');

export function siteId(text: string): SiteId {
  return wanted(knownSiteId(text), text);
}

export function slug(text: string): Slug {
  return wanted(parseSlug(text), text);
}

export function host(text: string): HostName {
  return wanted(parseHost(text), text);
}

export function aSiteArchive(given: Partial<SiteArchive> & { readonly id?: SiteId } = {}): SiteArchive {
  const { id = SITE, ...rest } = given;
  return {
    details: siteDetails({ id }),
    domains: [host(`site-${id}.example.go.th`)],
    layouts: { th: siteLayout({ hero: { ...hero(), title: 'กรมชลประทาน' } }), en: siteLayout() },
    categories: [],
    tags: [],
    items: [],
    ...rest,
  };
}

export function siteDetails(given: Partial<SiteDetails> = {}): SiteDetails {
  return {
    id: SITE,
    name: both('กรมชลประทาน', 'Irrigation Department'),
    shortName: both('ชป.', 'ID'),
    publicOrigin: 'https://www.example.go.th',
    maintenance: { site: { status: 'Disable' }, functions: {} },
    hotline: { number: '1111', extension: '78' },
    contact: {
      address: both('ถนนสามเสน', 'Samsen Road'),
      phone: '026670000',
      email: 'info@example.go.th',
      hours: both('เปิดวันจันทร์ถึงวันศุกร์', 'Open Monday to Friday'),
      answerDays: 5,
    },
    ...given,
  };
}

export function newsType(code: string): OfferedNewsType {
  return { code: wanted(parseNewsType(code), code), name: both(`ข่าว ${code}`, `News of ${code}`) };
}

export function siteLayout(given: Partial<SiteLayout> = {}): SiteLayout {
  return {
    intro: { on: false, title: 'Welcome', text: 'Welcome to our website', picture: picture() },
    hero: hero(),
    tasks: [
      { label: 'Water today', hint: 'In the reservoirs', icon: 'droplet', target: { to: 'route', route: 'newsList' } },
    ],
    menu: [{ label: 'News', target: { to: 'route', route: 'newsList' }, children: [] }],
    footer: [{ label: 'About', links: [{ label: 'History', target: { to: 'page', urlName: 'history' } }] }],
    ...given,
  };
}

export function picture(given: Partial<Picture> = {}): Picture {
  const name = '0123456789abcdef0123456789abcdef';
  return {
    alt: 'A weir in the rain',
    width: 800,
    height: 450,
    variants: [{ width: 800, webp: `${name}-800w.webp`, jpeg: `${name}-800w.jpg` }],
    ...given,
  };
}

export function category(code: string, given: Partial<Omit<ArchiveCategory, 'code'>> = {}): ArchiveCategory {
  return { kind: 'news', code, label: both(`หมวด ${code}`, `Category ${code}`), ...given };
}

/** A news item, in both languages unless its versions are given. */
export function newsItem(name: string, given: GivenItem = {}): ArchiveItem {
  const { kind = 'news' } = given;
  return {
    kind,
    slug: slug(name),
    tags: [],
    featured: false,
    related: [],
    versions: {
      th: version({ title: `ข่าว ${name}`, detail: { kind } }),
      en: version({ title: `News ${name}`, detail: { kind } }),
    },
    ...given,
  };
}

/** Only kinds whose detail may be empty. */
interface GivenItem extends Partial<Omit<ArchiveItem, 'slug' | 'kind'>> {
  readonly kind?: 'news' | 'document' | 'page' | 'policy';
}

/** A news item in both languages, both published at the same instant. */
export function newsOf(name: string, publishedAt: string, given: GivenItem = {}): ArchiveItem {
  const { kind = 'news' } = given;
  const versions = {
    th: version({ title: `ข่าว ${name}`, publishedAt: at(publishedAt), detail: { kind } }),
    en: version({ title: `News ${name}`, publishedAt: at(publishedAt), detail: { kind } }),
  };
  return newsItem(name, { versions, ...given });
}

/** An item of the kind of its detail, in both languages unless its versions are given. */
export function itemOf(
  name: string,
  detail: ArchiveDetail,
  given: Partial<Omit<ArchiveItem, 'slug'>> = {},
): ArchiveItem {
  return {
    ...newsItem(name),
    kind: detail.kind,
    versions: { th: version({ title: `เรื่อง ${name}`, detail }), en: version({ title: `Item ${name}`, detail }) },
    ...given,
  };
}

export function version(given: Partial<ArchiveVersion> = {}): ArchiveVersion {
  return {
    publishedAt: at('2026-10-01T02:00:00Z'),
    title: 'Water is released from the Bhumibol dam',
    summary: 'Farmers downstream have been told.',
    bodyHtml: '<p>Water is released from Monday.</p>',
    attachments: [],
    detail: { kind: 'news' },
    ...given,
  };
}

export function both(th: string, en: string): Bilingual {
  return { th, en };
}

export function hero(): SiteLayout['hero'] {
  return { title: 'Irrigation Department', text: 'Water for everybody', picture: picture() };
}

function wanted<T>(parsed: T | undefined, text: string): T {
  if (parsed === undefined) throw new RangeError(`not valid: ${text}`);
  return parsed;
}
