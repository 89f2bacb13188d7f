import type { SiteArchive } from '#ports/Publishing.ts';
import {
  aSiteArchive,
  both,
  category,
  host,
  newsItem,
  newsOf,
  newsType,
  OTHER_SITE,
  siteDetails,
  siteId,
  siteLayout,
  slug,
  version,
} from './builders.ts';
import { at } from './testClock.ts';

export const DEPARTMENT_HOST = 'www.example.go.th';
export const REGION_HOST = 'region.example.go.th';
export const CLOSED_HOST = 'closed.example.go.th';
export const CLOSED_SITE = siteId('3');

/** The department and the regional office, without any content: for what only needs that the sites exist. */
export function emptySites(): readonly SiteArchive[] {
  return [aSiteArchive(), aSiteArchive({ id: OTHER_SITE })];
}

/** A department with news, documents and pages, a regional office with its own news, and a site under maintenance. */
export function testArchives(): readonly SiteArchive[] {
  return [department(), region(), closed()];
}

export function department(given: Partial<SiteArchive> = {}): SiteArchive {
  const days = Array.from({ length: 12 }, (_, index) => index + 1);
  return aSiteArchive({
    details: siteDetails({ newsTypes: [newsType('floods'), newsType('works'), newsType('jobs')] }),
    domains: [host(DEPARTMENT_HOST)],
    layouts: { th: siteLayout(), en: siteLayout() },
    categories: [category('water'), category('dams', { parent: 'water' }), category('works')],
    items: [
      ...days.map((day) =>
        newsOf(`news-${day}`, `2026-10-${String(day).padStart(2, '0')}T02:00:00Z`, { category: 'works' }),
      ),
      newsOf('old-dam', '2025-05-01T02:00:00Z', { category: 'water', subcategory: 'dams' }),
      newsItem('thai-only', { versions: { th: version({ title: 'เฉพาะภาษาไทย' }) } }),
      newsItem('withdrawn', {
        versions: bothVersions({ title: 'Withdrawn words', withdrawnAt: at('2026-11-01T00:00:00Z') }),
      }),
      newsOf('scheduled', '2026-12-01T00:00:00Z'),
      newsItem('manual', {
        kind: 'document',
        versions: bothVersions({ title: 'A manual of weirs', detail: { kind: 'document', number: '7/2569' } }),
      }),
      newsItem('history', { kind: 'page', versions: bothVersions({ title: 'Our history', detail: { kind: 'page' } }) }),
      newsItem('founder', {
        kind: 'page',
        versions: bothVersions({ title: 'Our founder', detail: { kind: 'page', parent: slug('history') } }),
      }),
    ],
    ...given,
  });
}

function region(): SiteArchive {
  const details = siteDetails({
    id: OTHER_SITE,
    name: both('สำนักงานภาค', 'Regional Office'),
    publicOrigin: `https://${REGION_HOST}`,
  });
  return aSiteArchive({ id: OTHER_SITE, details, domains: [host(REGION_HOST)], items: [newsItem('regional')] });
}

function closed(): SiteArchive {
  const details = siteDetails({
    id: CLOSED_SITE,
    name: both('เว็บไซต์ที่ปิด', 'Closed Site'),
    maintenance: { site: { status: 'Enable' }, functions: {} },
  });
  return aSiteArchive({ id: CLOSED_SITE, details, domains: [host(CLOSED_HOST)], items: [newsItem('closed-news')] });
}

function bothVersions(given: Parameters<typeof version>[0]) {
  return { th: version(given), en: version(given) };
}
