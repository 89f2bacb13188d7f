import { join } from 'node:path';
import { addSeconds } from '#domain/instant.ts';
import type { ArchiveItem, SiteArchive } from '#ports/Publishing.ts';
import { openStore, type StoreSettings } from '#adapters/store/openStore.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { aSiteArchive, category, host, newsItem, picture, siteId, slug, version } from '#test/support/builders.ts';
import { at } from '#test/support/testClock.ts';

const NEWEST = at('2026-01-01T00:00:00Z');
const SECONDS_BETWEEN = 3600;
const CATEGORIES = ['water', 'floods', 'drought', 'canals', 'people'];
const SENTENCE = 'เจ้าหน้าที่เปิดประตูระบายน้ำตามแผนการจัดสรรน้ำของฤดูแล้ง และแจ้งเกษตรกรท้ายน้ำล่วงหน้า ';

/** Publishes so many items of news, `generated-1` (the newest) and on, for the site of localhost. For benches only. */
export async function generateNews(dataFolder: string, count: number): Promise<void> {
  await generateNewsInto({ engine: 'sqlite', file: join(dataFolder, 'thara.sqlite') }, count);
}

export async function generateNewsInto(settings: StoreSettings, count: number): Promise<void> {
  const store = await openStore(settings, systemClock, console.warn);
  await store.publishing.publish([generatedArchive(count)], () => undefined);
  await store.close();
}

function generatedArchive(count: number): SiteArchive {
  return aSiteArchive({
    id: siteId('1001'),
    domains: [host('localhost'), host('127.0.0.1')],
    categories: CATEGORIES.flatMap((code) => [
      category(code),
      category(`${code}-north`, { parent: code }),
      category(`${code}-south`, { parent: code }),
    ]),
    items: Array.from({ length: count }, (_, index) => generatedItem(index)),
  });
}

function generatedItem(index: number): ArchiveItem {
  const common = {
    publishedAt: addSeconds(NEWEST, -index * SECONDS_BETWEEN),
    bodyHtml: `<p>${SENTENCE.repeat(10)}</p>`.repeat(3),
    cover: picture(),
  };
  const code = CATEGORIES[index % CATEGORIES.length] ?? 'water';
  return newsItem(`generated-${index + 1}`, {
    category: code,
    subcategory: index % 2 === 0 ? `${code}-north` : `${code}-south`,
    featured: index % 20 === 0,
    related: index === 0 ? [] : [{ kind: 'news', slug: slug(`generated-${index}`) }],
    versions: {
      th: version({ ...common, title: `ข่าวที่ ${index + 1}`, summary: SENTENCE }),
      en: version({ ...common, title: `News number ${index + 1}`, summary: `Summary of number ${index + 1}` }),
    },
  });
}

if (import.meta.main) {
  const [target = '', count = ''] = process.argv.slice(2);
  if (target === '' || !/^\d+$/.test(count)) {
    console.error('usage: node --import tsx test/bench/generateNews.ts <data folder or postgres://…> <count>');
    process.exit(2);
  }
  if (target.startsWith('postgres')) await generateNewsInto({ engine: 'postgres', url: target }, Number(count));
  else await generateNews(target, Number(count));
}
