import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { oitSlug } from '#domain/content/oitAddress.ts';
import { DEPARTMENT_OFFSET_MS } from '#domain/departmentZone.ts';
import type { Instant } from '#domain/instant.ts';
import { OitSchema } from '../details/oitDetail.ts';
import { ContentErrors, type ContentError } from '../read/ContentError.ts';
import type { ItemFolder } from '../read/ItemFolder.ts';
import { KINDS } from '#domain/content/kinds.ts';
import { addYearOfCategories, shiftYear } from './addYearOfCategories.ts';
import { readYaml } from '../read/readYaml.ts';
import { readItemFolder } from '../read/readItemFolder.ts';
import { readSiteFolder } from '../read/SiteFolder.ts';
import { rootFolder } from '../read/SourcePath.ts';

/** The result of copying a year, or all errors of the site's files that prevented it. */
export type YearCopy =
  | {
      readonly ok: true;
      /** Whether the new year was added to categories.yaml, with the groups of the old one. */
      readonly categoriesAdded: boolean;
      /** Paths of the folders that were written, and of those that existed already. */
      readonly written: readonly string[];
      readonly existing: readonly string[];
    }
  | { readonly ok: false; readonly errors: readonly ContentError[] };

/**
 * Copies a fiscal year of public disclosure to another year: every code with its group, tags, titles and summaries, the
 * year in them replaced. Links and texts are left out, so that each item is shown as not published yet until a person
 * fills it in. Existing files are not changed, so the copy may be repeated.
 *
 * @param publishedAt date of publication of the new items
 */
export async function copyOitYear(
  siteFolder: string,
  from: number,
  to: number,
  publishedAt: Instant,
): Promise<YearCopy> {
  const errors = new ContentErrors();
  const site = await readSiteFolder(rootFolder(siteFolder), readItemFolder, errors);
  const items = site.items.flatMap((item) => {
    const detail = item.kind === 'oit' ? readYaml(OitSchema, item.yaml, errors, ['detail']) : undefined;
    return detail?.fiscalYear === from ? [{ item, code: detail.code }] : [];
  });
  if (errors.isEmpty && items.length === 0) errors.add(siteFolder, undefined, `has no public disclosure of ${from}`);

  if (!errors.isEmpty) return { ok: false, errors: errors.list() };
  const file = join(siteFolder, 'categories.yaml');
  const before = await readFile(file, 'utf8');
  const categories = addYearOfCategories(before, file, from, to, errors);
  if (categories === undefined) return { ok: false, errors: errors.list() };

  const categoriesAdded = categories !== before;
  if (categoriesAdded) await writeFile(file, categories);
  const [written, existing]: [string[], string[]] = [[], []];
  for (const { item, code } of items) {
    const folder = join(siteFolder, KINDS.oit.folder, oitSlug(to, code));
    const alreadyExists = await exists(folder);
    if (!alreadyExists) await writeItem(folder, item, code, { from, to, publishedAt });
    (alreadyExists ? existing : written).push(folder);
  }
  return { ok: true, categoriesAdded, written, existing };
}

interface Copying {
  readonly from: number;
  readonly to: number;
  readonly publishedAt: Instant;
}

async function writeItem(folder: string, item: ItemFolder, code: string, copying: Copying): Promise<void> {
  const { from, to, publishedAt } = copying;
  const shifted = (text: string | undefined) => text && shiftYear(text, from, to);
  const { subcategory, tags } = item.fields ?? {};
  const fields = { category: String(to), subcategory: shifted(subcategory), tags };
  await mkdir(folder);
  await writeFile(join(folder, 'item.yaml'), yamlOf({ ...fields, detail: { fiscalYear: to, code, links: [] } }));
  for (const locale of item.locales) {
    const { title, summary } = item.versions[locale]?.front ?? {};
    const front = yamlOf({ title: shifted(title), summary: shifted(summary), published: formatLocalTime(publishedAt) });
    await writeFile(join(folder, `${locale}.md`), `---\n${front}---\n`);
  }
}

/** `2026-11-21T10:00:00+07:00` */
function formatLocalTime(instant: Instant): string {
  return `${new Date(Date.parse(instant) + DEPARTMENT_OFFSET_MS).toISOString().slice(0, 19)}+07:00`;
}

/** YAML without undefined values and without folded lines. */
function yamlOf(value: object): string {
  return stringify(value, { lineWidth: 0 });
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
