import type { SiteArchive } from '#ports/Publishing.ts';
import { buildCategories } from './buildCategories.ts';
import { buildDetails } from './buildDetails.ts';
import { buildItem } from './buildItem.ts';
import { buildLayout } from './buildLayout.ts';
import type { ContentErrors } from '../read/ContentError.ts';
import type { MediaPlan } from '../media/MediaPlan.ts';
import type { PublicPaths } from '../read/PublicPaths.ts';
import { mapConcurrently } from '../mapConcurrently.ts';
import type { SiteFolder } from '../read/SiteFolder.ts';
import { SiteIndex } from '../read/SiteIndex.ts';

/** The site as it goes into the store; undefined when faults leave nothing to make it of. All its faults are told. */
export async function buildSite(
  folder: SiteFolder,
  plan: MediaPlan,
  paths: PublicPaths,
  faults: ContentErrors,
): Promise<SiteArchive | undefined> {
  const index = new SiteIndex(folder.items, paths);
  const categories = folder.categories && buildCategories(folder.categories);
  const tags = (folder.tags?.shape.tags ?? []).map(({ code, name }) => ({ code, label: { th: name.th, en: name.en } }));
  const known = new Set(tags.map(({ code }) => code));
  if (known.size < tags.length) folder.tags?.fault(['tags'], 'names a code twice');

  const context = { index, categories, tags: folder.tags && known, plan, faults };
  const items = await mapConcurrently(folder.items, (item) => buildItem(item, context));
  const details = folder.site && buildDetails(folder.site, paths);
  const surroundings = { folder: folder.path, paths, index, categories, plan };
  const layouts = folder.layout && {
    th: await buildLayout(folder.layout, 'th', surroundings),
    en: await buildLayout(folder.layout, 'en', surroundings),
  };
  if (details === undefined || layouts === undefined || categories === undefined) return undefined;
  return { ...details, layouts, categories, tags, items: items.filter((item) => item !== undefined) };
}
