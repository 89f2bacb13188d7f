import type { Locale } from '#domain/locale/locale.ts';
import { wholeWordsIn } from '#domain/site/wholeWord.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import { buildCategories } from './buildCategories.ts';
import { buildDetails } from './buildDetails.ts';
import { buildLayout } from './buildLayout.ts';
import { buildWholeWords } from './buildWholeWords.ts';
import type { SiteContext } from '../details/ItemContext.ts';
import type { ContentErrors } from '../read/ContentError.ts';
import type { IndexedItem } from '../read/IndexedItem.ts';
import type { MediaPlan } from '../media/MediaPlan.ts';
import type { PublicPaths } from '../read/PublicPaths.ts';
import { mapConcurrently } from '../mapConcurrently.ts';
import type { SiteFolder } from '../read/SiteFolder.ts';
import { SiteIndex } from '../read/SiteIndex.ts';

/** Undefined when the item has errors, which have been added. */
export type BuildItem<Item, Built> = (item: Item, site: SiteContext) => Promise<Built | undefined>;

/** The site as it is stored; undefined when errors prevent that. All of its errors are added. */
export async function buildSite<Item extends IndexedItem, Built>(
  folder: SiteFolder<Item>,
  build: BuildItem<Item, Built>,
  plan: MediaPlan,
  paths: PublicPaths,
  errors: ContentErrors,
): Promise<SiteArchive<Built> | undefined> {
  const index = new SiteIndex(folder.items, paths);
  const categories = folder.categories && buildCategories(folder.categories);
  const tags = (folder.tags?.fields.tags ?? []).map(({ code, name }) => ({ code, label: name }));
  const known = new Set(tags.map(({ code }) => code));
  if (known.size < tags.length) folder.tags?.addError(['tags'], 'names a code twice');

  const context = { index, categories, tags: folder.tags && known, plan, errors };
  const items = await mapConcurrently(folder.items, (item) => build(item, context));
  const details = folder.site && buildDetails(folder.site, paths, index);
  const layoutContext = { folder: folder.path, paths, index, categories, plan };
  const words = folder.wholeWords && buildWholeWords(folder.wholeWords);
  const wholeWords = (locale: Locale) => words && { wholeWords: wholeWordsIn(locale, words) };
  const layouts = folder.layout && {
    th: { ...(await buildLayout(folder.layout, 'th', layoutContext)), ...wholeWords('th') },
    en: { ...(await buildLayout(folder.layout, 'en', layoutContext)), ...wholeWords('en') },
  };
  if (details === undefined || layouts === undefined || categories === undefined) return undefined;
  return { ...details, layouts, categories, tags, items: items.filter((item) => item !== undefined) };
}
