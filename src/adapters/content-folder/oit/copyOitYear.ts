import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { oitSlug } from '#domain/content/oitAddress.ts';
import { DEPARTMENT_OFFSET_MS } from '#domain/departmentZone.ts';
import type { Instant } from '#domain/instant.ts';
import { OitShape } from '../details/oitDetail.ts';
import { ContentErrors, type ContentError } from '../read/ContentError.ts';
import type { ItemFolder } from '../read/ItemFolder.ts';
import { KIND_FOLDERS } from '../read/kindFolders.ts';
import { shiftYear } from './shiftYear.ts';
import { addYearOfCategories } from './oitCategories.ts';
import { readShape } from '../read/readShape.ts';
import { readSiteFolder } from '../read/SiteFolder.ts';

/** What a copy of a year did, or every fault of the site's files that kept it from doing anything. */
export type YearCopy =
  | {
      readonly ok: true;
      /** Whether categories.yaml got the new year, with the groups of the old one. */
      readonly categoriesAdded: boolean;
      /** Paths of the folders that were written, and of those that were there already. */
      readonly written: readonly string[];
      readonly kept: readonly string[];
    }
  | { readonly ok: false; readonly faults: readonly ContentError[] };

/**
 * Lays out a fiscal year of public disclosure as the one before it was: every code with its group, tags, titles and
 * summaries, the year in them moved on, and neither links nor texts, so that each says that it is not published yet
 * until a person fills it in. Nothing that is there is changed, so it may be done again.
 *
 * @param publishedAt stands in the new texts
 */
export async function copyOitYear(
  siteFolder: string,
  from: number,
  to: number,
  publishedAt: Instant,
): Promise<YearCopy> {
  const faults = new ContentErrors();
  const site = await readSiteFolder(siteFolder, siteFolder, faults);
  const items = site.items.flatMap((item) => {
    const detail = item.kind === 'oit' ? readShape(OitShape, item.yaml, faults, ['detail']) : undefined;
    return detail?.fiscalYear === from ? [{ item, code: detail.code }] : [];
  });
  if (faults.isEmpty && items.length === 0) faults.add(siteFolder, undefined, `has no public disclosure of ${from}`);

  if (!faults.isEmpty) return { ok: false, faults: faults.list() };
  const file = join(siteFolder, 'categories.yaml');
  const before = await readFile(file, 'utf8');
  const categories = addYearOfCategories(before, file, from, to, faults);
  if (categories === undefined) return { ok: false, faults: faults.list() };

  const categoriesAdded = categories !== before;
  if (categoriesAdded) await writeFile(file, categories);
  const [written, kept]: [string[], string[]] = [[], []];
  for (const { item, code } of items) {
    const folder = join(siteFolder, KIND_FOLDERS.oit, oitSlug(to, code));
    const isThere = await exists(folder);
    if (!isThere) await writeItem(folder, item, code, { from, to, publishedAt });
    (isThere ? kept : written).push(folder);
  }
  return { ok: true, categoriesAdded, written, kept };
}

interface Copying {
  readonly from: number;
  readonly to: number;
  readonly publishedAt: Instant;
}

async function writeItem(folder: string, item: ItemFolder, code: string, copying: Copying): Promise<void> {
  const { from, to, publishedAt } = copying;
  const moved = (text: string | undefined) => text && shiftYear(text, from, to);
  const { subcategory, tags } = item.shape ?? {};
  const facts = { category: String(to), subcategory: moved(subcategory), tags };
  await mkdir(folder);
  await writeFile(join(folder, 'item.yaml'), yamlOf({ ...facts, detail: { fiscalYear: to, code, links: [] } }));
  for (const locale of item.locales) {
    const { title, summary } = item.versions[locale]?.front ?? {};
    const front = yamlOf({ title: moved(title), summary: moved(summary), published: asAuthorsWrite(publishedAt) });
    await writeFile(join(folder, `${locale}.md`), `---\n${front}---\n`);
  }
}

/** `2026-11-21T10:00:00+07:00` */
function asAuthorsWrite(instant: Instant): string {
  return `${new Date(Date.parse(instant) + DEPARTMENT_OFFSET_MS).toISOString().slice(0, 19)}+07:00`;
}

/** What is undefined is left out, and no line is folded. */
function yamlOf(value: object): string {
  return stringify(value, { lineWidth: 0 });
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
