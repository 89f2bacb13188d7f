import { join } from 'node:path';
import type { ContentKind } from '#domain/content/kind.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { ArchiveItem, ArchiveVersion } from '#ports/Publishing.ts';
import { buildVersion } from './buildVersion.ts';
import { DETAILS } from '../details/details.ts';
import type { ItemFolder } from '../read/ItemFolder.ts';
import type { ItemContext, SiteContext } from './ItemContext.ts';
import { prefix } from '../read/readShape.ts';
import { parentOf } from '../read/SiteIndex.ts';

const NEEDS_CATEGORY: readonly ContentKind[] = ['news', 'document', 'oit'];
const NEEDS_SUBCATEGORY: readonly ContentKind[] = ['oit'];

/** The item as it goes into the store; undefined when what would say so has faults, which have been told. */
export async function buildItem(folder: ItemFolder, site: SiteContext): Promise<ArchiveItem | undefined> {
  const { kind, slug, shape, yaml } = folder;
  const item: ItemContext = {
    folder,
    site,
    fault: (path, text) => site.faults.add(yaml.file, yaml.lineOf(path), `${prefix(path)}${text}`),
    used: new Set(),
  };
  const detail = DETAILS[kind](yaml, site.faults);
  const versions: Partial<Record<Locale, ArchiveVersion>> = {};
  for (const locale of LOCALES) {
    const version = await buildVersion(item, locale, detail);
    if (version !== undefined) versions[locale] = version;
  }
  if (shape === undefined) return undefined;
  checkCategory(item);
  checkReferences(item);
  if (detail !== undefined) checkFiles(item);

  const { category, subcategory, tags = [], featured = false, related = [] } = shape;
  return {
    kind,
    slug,
    ...(category !== undefined && { category }),
    ...(subcategory !== undefined && { subcategory }),
    tags,
    featured,
    related: related.flatMap((name) => {
      const other = site.index.find(name);
      return other === undefined ? [] : [{ kind: other.kind, slug: other.slug }];
    }),
    versions,
  };
}

function checkCategory({ folder: { kind, shape }, site: { categories }, fault }: ItemContext): void {
  const { category, subcategory } = shape ?? {};
  const isKnown = (code: string, parent?: string) =>
    categories === undefined ||
    categories.some((known) => known.kind === kind && known.code === code && known.parent === parent);
  if (category === undefined) {
    if (NEEDS_CATEGORY.includes(kind)) fault(['category'], 'is missing');
    if (subcategory !== undefined) fault(['subcategory'], 'needs a category');
  } else if (!isKnown(category)) fault(['category'], `${category} is not in categories.yaml for this kind`);
  else if (subcategory !== undefined && !isKnown(subcategory, category))
    fault(['subcategory'], `${subcategory} is not in categories.yaml under ${category}`);
  if (subcategory === undefined && NEEDS_SUBCATEGORY.includes(kind)) fault(['subcategory'], 'is missing');
}

function checkReferences({ folder, site, fault }: ItemContext): void {
  const { index, tags: known } = site;
  const { tags = [], related = [] } = folder.shape ?? {};
  for (const [position, tag] of tags.entries())
    if (known?.has(tag) === false) fault(['tags', position], `${tag} is not in tags.yaml`);
  for (const [position, name] of related.entries()) {
    const other = index.find(name);
    if (other === undefined) fault(['related', position], `there is no ${name}`);
    else if (other === folder) fault(['related', position], `${name} is this item itself`);
  }
  const parent = folder.kind === 'page' ? parentOf(folder) : undefined;
  const above = parent === undefined ? undefined : index.findOf('page', parent);
  if (above !== undefined && parentOf(above) !== undefined)
    fault(['detail', 'parent'], `${above.slug} has a parent itself; a page lives at most one below another`);
}

function checkFiles({ folder, site, used }: ItemContext): void {
  // A file that waits for its language, say an attachment named in English only, is named all the same.
  const named = new Set(textsIn(folder.yaml.value));
  for (const name of folder.files)
    if (!named.has(name) && !used.has(site.plan.locate(folder.path, name)))
      site.faults.add(join(folder.name, name), undefined, 'is used by neither item.yaml nor th.md nor en.md');
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
