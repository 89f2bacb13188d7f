import type { ContentKind } from '#domain/content/kinds.ts';
import { POLICY_NAMES, policySlug } from '#domain/content/policy.ts';
import type { ArchiveCategory, ArchiveDetail, ArchiveItem, SiteArchive } from '#ports/Publishing.ts';
import { category, itemOf, newsItem, newsOf, picture, slug, version } from './builders.ts';
import { department } from './testArchives.ts';
import { at } from './testClock.ts';

const FILE = '0123456789abcdef0123456789abcdef';
/** With addresses as authors write them, for a site without a base path. */
export const LINKING_BODY =
  '<p>More in <a href="/en/history">our history</a>.</p><p><img src="/media/a-400w.jpg" alt="A gate"></p>';

/** A department with at least one item of every kind, on the day of the test clock. */
export function everyKind(given: Partial<SiteArchive> = {}): SiteArchive {
  return department({ categories: CATEGORIES, items: ITEMS, ...given });
}

const CATEGORIES: readonly ArchiveCategory[] = [
  ...of('album', 'floods'),
  ...of('event', 'hearings', 'training'),
  ...of('faq', 'turns', 'permits'),
  ...of('agency', 'headquarters', 'regional'),
  // The older year first, which departments may write as well.
  ...of('oit', '2568', '2569'),
  ...['9-1', '9-2'].map((group) => category(`2569-${group}`, { kind: 'oit', parent: '2569' })),
  category('2568-9-1', { kind: 'oit', parent: '2568' }),
];

const PICTURES = ['dawn', 'noon', 'dusk'].map((time) =>
  picture({ alt: `The weir at ${time}`, caption: `Taken at ${time}` }),
);
const HERE = { at: 'here', file: `${FILE}.mp4`, size: 1_300_000, captions: `${FILE}.vtt` } as const;

const ITEMS: readonly ArchiveItem[] = [
  newsOf('news-1', '2026-10-01T02:00:00Z'),
  newsItem('manual', { kind: 'document' }),
  newsItem('history', { kind: 'page', versions: bothVersions('Our history', { kind: 'page' }) }),
  newsItem('founder', {
    kind: 'page',
    versions: bothVersions('Our founder', { kind: 'page', parent: slug('history') }),
  }),
  itemOf('weir-day', { kind: 'album', pictures: PICTURES }, { category: 'floods' }),
  thaiOnly('thai-album', { kind: 'album', pictures: PICTURES }),
  itemOf('gate-film', { kind: 'video', source: HERE, seconds: 95, transcriptHtml: LINKING_BODY }),
  itemOf('far-film', {
    kind: 'video',
    source: { at: 'elsewhere', address: 'https://films.example.org/watch?v=1' },
    seconds: 3729,
  }),
  itemOf('year-of-water', { kind: 'infographic', picture: picture({ alt: 'The year of water' }) }),
  itemOf('issue-12', {
    kind: 'magazine',
    issue: 'Issue 12',
    pages: 48,
    file: { name: 'Issue 12', file: `${FILE}.pdf`, type: 'application/pdf', size: 1_200_000 },
  }),
  question('permit-first', 'permits', 1),
  question('turn-second', 'turns', 2),
  question('turn-first', 'turns', 1),
  question('no-topic', undefined, 1),
  thaiOnly('thai-question', { kind: 'faq', position: 9 }),
  event('later-walk', '2026-12-20T02:00:00Z', '2026-12-20T05:00:00Z', 'training'),
  event('next-hearing', '2026-11-25T02:00:00Z', '2026-11-25T09:30:00Z', 'hearings'),
  event('running-fair', '2026-11-20T02:00:00Z', '2026-11-22T09:00:00Z', 'training'),
  event('old-fair', '2026-11-10T02:00:00Z', '2026-11-10T09:00:00Z', 'training'),
  event('older-fair', '2026-10-10T02:00:00Z', '2026-10-10T09:00:00Z', 'training'),
  itemOf('somchai', {
    kind: 'professional',
    position: 'Hydrologist',
    phone: '0 2000 1100',
    education: ['BEng, Irrigation'],
    workHistory: [],
  }),
  regionalOffice('region-1', {
    address: 'Doi Saket Road',
    phone: '0 5300 0000',
    email: 'region1@office.test',
    website: 'https://region1.office.test/',
    hours: '08:30–16:30',
    map: 'https://maps.example.org/?q=1',
    parent: slug('head-office'),
  }),
  itemOf('head-office', { kind: 'agency', address: 'Samsen Road' }, { category: 'headquarters' }),
  itemOf(
    'orphan-office',
    { kind: 'agency', address: 'Nowhere', parent: slug('thai-office') },
    { category: 'regional' },
  ),
  thaiOnly('thai-office', { kind: 'agency', address: 'ที่ไหนสักแห่ง' }),
  disclosure(2569, 'O1', '2569-9-1', ['/en/documents/manual', 'https://www.example.org/report']),
  disclosure(2569, 'O2', '2569-9-1', []),
  disclosure(2569, 'O10', '2569-9-2', ['/en/history']),
  disclosure(2568, 'O1', '2568-9-1', ['/en/history']),
  ...POLICY_NAMES.map((name) => itemOf(policySlug(name)!, { kind: 'policy' })),
];

function of(kind: ContentKind, ...codes: readonly string[]): readonly ArchiveCategory[] {
  return codes.map((code) => category(code, { kind }));
}

function bothVersions(title: string, detail: Parameters<typeof itemOf>[1]) {
  return { th: version({ title, detail }), en: version({ title, detail }) };
}

function thaiOnly(name: string, detail: Parameters<typeof itemOf>[1]): ArchiveItem {
  return itemOf(name, detail, { versions: { th: version({ title: 'เฉพาะภาษาไทย', detail }) } });
}

function question(name: string, topic: string | undefined, position: number): ArchiveItem {
  const detail = { kind: 'faq', position } as const;
  const versions = {
    th: version({ title: `คำถาม ${name}`, bodyHtml: LINKING_BODY, detail }),
    en: version({ title: `Question ${name}`, bodyHtml: LINKING_BODY, detail }),
  };
  return itemOf(name, detail, { versions, ...(topic !== undefined && { category: topic }) });
}

function event(name: string, startsAt: string, endsAt: string, kindOfEvent: string): ArchiveItem {
  return itemOf(
    name,
    { kind: 'event', startsAt: at(startsAt), endsAt: at(endsAt), allDay: false },
    { category: kindOfEvent },
  );
}

/** An office that is responsible for two provinces. */
function regionalOffice(name: string, facts: Omit<Extract<ArchiveDetail, { kind: 'agency' }>, 'kind'>): ArchiveItem {
  const detailIn = (nan: string, tak: string) => {
    const provinces = [
      { code: 'tak', label: tak },
      { code: 'nan', label: nan },
    ];
    return { kind: 'agency', ...facts, provinces } as const;
  };
  const versions = {
    th: version({ title: `เรื่อง ${name}`, detail: detailIn('น่าน', 'ตาก') }),
    en: version({ title: `Item ${name}`, detail: detailIn('Nan', 'Tak') }),
  };
  return itemOf(name, { kind: 'agency', ...facts }, { category: 'regional', versions });
}

function disclosure(year: number, code: string, group: string, addresses: readonly string[]): ArchiveItem {
  const links = addresses.map((address, index) => ({ label: `Source ${index + 1}`, address }));
  return itemOf(
    `${year}-${code.toLowerCase()}`,
    { kind: 'oit', fiscalYear: year, code, links },
    { category: String(year), subcategory: group },
  );
}
