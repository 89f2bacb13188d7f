import { join } from 'node:path';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { ArchiveItem, ArchiveVersion } from '#ports/Publishing.ts';
import { buildFormerly } from './buildFormerly.ts';
import { buildVersion } from './buildVersion.ts';
import { checkReferences } from './checkReferences.ts';
import { DETAILS } from '../details/details.ts';
import type { ItemFolder } from '../read/ItemFolder.ts';
import { InputRecorder } from '../details/InputRecorder.ts';
import type { ItemContext, SiteContext } from '../details/ItemContext.ts';
import { pathPrefix } from '../read/readYaml.ts';

/** The item as it is stored; undefined when `item.yaml` has errors, which have been added. */
export async function buildItem(
  folder: ItemFolder,
  site: SiteContext,
  recorder = new InputRecorder(),
): Promise<ArchiveItem | undefined> {
  const { kind, slug, fields, yaml } = folder;
  const item: ItemContext = {
    folder,
    site,
    addError: (path, text) => site.errors.add(yaml.file, yaml.lineOf(path), `${pathPrefix(path)}${text}`),
    recorder,
    used: new Set(),
  };
  const detail = DETAILS[kind](yaml, site.errors);
  const versions: Partial<Record<Locale, ArchiveVersion>> = {};
  for (const locale of LOCALES) {
    const version = await buildVersion(item, locale, detail);
    if (version !== undefined) versions[locale] = version;
  }
  if (fields === undefined) return undefined;
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
