import { join } from 'node:path';
import { isRequired } from '#domain/content/kinds.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { ArchiveItem, ArchiveVersion } from '#ports/Publishing.ts';
import { buildFormerly } from './buildFormerly.ts';
import { buildVersion } from './buildVersion.ts';
import { DETAILS } from '../details/details.ts';
import type { ItemFolder } from '../read/ItemFolder.ts';
import type { ItemContext, SiteContext } from '../details/ItemContext.ts';
import { pathPrefix } from '../read/readYaml.ts';
import { parentOf } from '../read/SiteIndex.ts';

/** The item as it is stored; undefined when `item.yaml` has errors, which have been added. */
export async function buildItem(folder: ItemFolder, site: SiteContext): Promise<ArchiveItem | undefined> {
  const { kind, slug, fields, yaml } = folder;
  const item: ItemContext = {
    folder,
    site,
    addError: (path, text) => site.errors.add(yaml.file, yaml.lineOf(path), `${pathPrefix(path)}${text}`),
    used: new Set(),
  };
  const detail = DETAILS[kind](yaml, site.errors);
  const versions: Partial<Record<Locale, ArchiveVersion>> = {};
  for (const locale of LOCALES) {
    const version = await buildVersion(item, locale, detail);
    if (version !== undefined) versions[locale] = version;
  }
  if (fields === undefined) return undefined;
  checkCategory(item);
  checkReferences(item);
  const formerly = buildFormerly(item);
  if (detail !== undefined) checkFiles(item);

  const { category, subcategory, tags = [], featured = false, related = [] } = fields;
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
    ...(formerly.length > 0 && { formerly }),
    versions,
  };
}

function checkCategory({ folder: { kind, fields }, site: { categories }, addError }: ItemContext): void {
  const { category, subcategory } = fields ?? {};
  const isKnown = (code: string, parent?: string) =>
    categories === undefined ||
    categories.some((known) => known.kind === kind && known.code === code && known.parent === parent);
  if (category === undefined) {
    if (isRequired(kind, 'category')) addError(['category'], 'is missing');
    if (subcategory !== undefined) addError(['subcategory'], 'needs a category');
  } else if (!isKnown(category)) addError(['category'], `${category} is not in categories.yaml for this kind`);
  else if (subcategory !== undefined && !isKnown(subcategory, category))
    addError(['subcategory'], `${subcategory} is not in categories.yaml under ${category}`);
  if (subcategory === undefined && isRequired(kind, 'subcategory')) addError(['subcategory'], 'is missing');
}

function checkReferences({ folder, site, addError }: ItemContext): void {
  const { index, tags: known } = site;
  const { tags = [], related = [] } = folder.fields ?? {};
  for (const [position, tag] of tags.entries())
    if (known?.has(tag) === false) addError(['tags', position], `${tag} is not in tags.yaml`);
  for (const [position, name] of related.entries()) {
    const other = index.find(name);
    if (other === undefined) addError(['related', position], `there is no ${name}`);
    else if (other === folder) addError(['related', position], `${name} is this item itself`);
  }
  const parent = folder.kind === 'page' ? parentOf(folder) : undefined;
  const parentPage = parent === undefined ? undefined : index.findOf('page', parent);
  if (parentPage !== undefined && parentOf(parentPage) !== undefined)
    addError(
      ['detail', 'parent'],
      `${parentPage.slug} has a parent itself; a page can be at most one level below another`,
    );
}

function checkFiles({ folder, site, used }: ItemContext): void {
  // A file that is used in one language only, such as an attachment with an English name, counts as used.
  const named = new Set(textsIn(folder.yaml.value));
  for (const name of folder.files)
    if (!named.has(name) && !used.has(site.plan.locate(folder.path, name)))
      site.errors.add(join(folder.name, name), undefined, 'is used by neither item.yaml nor th.md nor en.md');
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
