import { join } from 'node:path';
import { addSeconds } from '#domain/instant.ts';
import type { ArchiveDetail, ArchiveItem, SiteArchive } from '#ports/Publishing.ts';
import { openStore, type StoreSettings } from '#adapters/store/openStore.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { aSiteArchive, category, host, newsItem, picture, siteId, slug, version } from '#test/support/builders.ts';
import { at } from '#test/support/testClock.ts';

const NEWEST = at('2026-01-01T00:00:00Z');
const SECONDS_BETWEEN = 3600;
const CATEGORIES = ['water', 'floods', 'drought', 'canals', 'people'];
const SENTENCE = 'เจ้าหน้าที่เปิดประตูระบายน้ำตามแผนการจัดสรรน้ำของฤดูแล้ง และแจ้งเกษตรกรท้ายน้ำล่วงหน้า ';
const FILE = '0123456789abcdef0123456789abcdef';

/** The kinds of twenty items in order: of a hundred, at least ten are of each kind with ten items on a page. */
// prettier-ignore
const MIX = [
  'news', 'event', 'document', 'news', 'album', 'event', 'news', 'video', 'document', 'faq',
  'news', 'event', 'agency', 'news', 'album', 'event', 'news', 'video', 'document', 'faq',
] as const;
export type GeneratedKind = (typeof MIX)[number];
const KINDS = [...new Set<GeneratedKind>(MIX)];

/** How many of the generated items are of a kind. @param total a multiple of twenty */
export function countOf(kind: GeneratedKind, total: number): number {
  return (MIX.filter((each) => each === kind).length * total) / MIX.length;
}

/**
 * Publishes items of mixed kinds for the site of localhost, named `generated-1` (the newest), `generated-2` … in each
 * kind. Half of the events are upcoming. For benches only.
 */
export async function generateContent(dataFolder: string, total: number): Promise<void> {
  await generateContentInto({ engine: 'sqlite', file: join(dataFolder, 'thara.sqlite') }, total);
}

export async function generateContentInto(settings: StoreSettings, total: number): Promise<void> {
  const store = await openStore(settings, systemClock, console.warn);
  await store.publishing.publish([generatedArchive(total)], () => undefined);
  await store.close();
}

function generatedArchive(total: number): SiteArchive {
  return aSiteArchive({
    id: siteId('1001'),
    domains: [host('localhost'), host('127.0.0.1')],
    categories: KINDS.flatMap((kind) =>
      CATEGORIES.flatMap((code) => [
        category(code, { kind }),
        category(`${code}-north`, { kind, parent: code }),
        category(`${code}-south`, { kind, parent: code }),
      ]),
    ),
    items: Array.from({ length: total }, (_, index) => generatedItem(index)),
  });
}

function generatedItem(index: number): ArchiveItem {
  const round = index % MIX.length;
  const kind = MIX[round] ?? 'news';
  const before = countOf(kind, index - round) + MIX.slice(0, round).filter((each) => each === kind).length;
  const number = before + 1;
  const detail = detailOf(kind, number);
  const common = {
    publishedAt: addSeconds(NEWEST, -index * SECONDS_BETWEEN),
    bodyHtml: `<p>${SENTENCE.repeat(10)}</p>`.repeat(3),
    cover: picture(),
    detail,
  };
  const code = CATEGORIES[number % CATEGORIES.length] ?? 'water';
  return {
    ...newsItem(`generated-${number}`),
    kind,
    category: code,
    subcategory: number % 2 === 0 ? `${code}-north` : `${code}-south`,
    featured: number % 20 === 0,
    related: number === 1 ? [] : [{ kind, slug: slug(`generated-${number - 1}`) }],
    versions: {
      th: version({ ...common, title: `เรื่องที่ ${number}`, summary: SENTENCE }),
      en: version({ ...common, title: `Item number ${number}`, summary: `Summary of number ${number}` }),
    },
  };
}

function detailOf(kind: GeneratedKind, number: number): ArchiveDetail {
  switch (kind) {
    case 'news':
      return { kind };
    case 'document':
      return { kind, number: `${number}/2569` };
    case 'album':
      return { kind, pictures: Array.from({ length: 6 }, () => picture()) };
    case 'video':
      return { kind, source: { at: 'here', file: `${FILE}.mp4` }, seconds: 60 + (number % 600) };
    case 'faq':
      return { kind, position: 1 + (number % 10_000) };
    case 'agency':
      return { kind, address: SENTENCE, order: 1 + (number % 10_000) };
    case 'event': {
      const days = number % 2 === 0 ? number : -number;
      return { kind, startsAt: { days, minutes: 540 }, endsAt: { days, minutes: 960 }, allDay: false };
    }
  }
}

if (import.meta.main) {
  const [target = '', total = ''] = process.argv.slice(2);
  if (target === '' || !/^\d*[02468]0$/.test(total)) {
    console.error(
      'usage: node --import tsx test/bench/generateContent.ts <data folder or postgres://…> <count: 20, 40 …>',
    );
    process.exit(2);
  }
  if (target.startsWith('postgres')) await generateContentInto({ engine: 'postgres', url: target }, Number(total));
  else await generateContent(target, Number(total));
}
