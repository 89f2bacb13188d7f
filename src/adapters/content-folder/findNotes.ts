import { join } from 'node:path';
import { policySlug, type PolicyName } from '#domain/content/policy.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { FileWithoutText } from './media/MediaPlan.ts';
import { NO_TEXT_NOTES } from './media/PdfText.ts';
import { ContentErrors, type ContentError } from './read/ContentError.ts';
import type { ItemFolder } from './read/ItemFolder.ts';
import type { PublicPaths } from './read/PublicPaths.ts';
import type { SiteFolder } from './read/SiteFolder.ts';
import { SiteIndex } from './read/SiteIndex.ts';

/** The policies to which the website links by itself, and where. */
const LINKED_POLICIES: Readonly<Partial<Record<PolicyName, string>>> = {
  cookie: 'the foot of every page has no link to it',
  privacy: 'forms have no link to it, although people are told there what happens to their data',
  website: 'the contact form has no link to its terms of use',
};
/** Links of Markdown to pages of the website. */
const LINK = /\]\((\/[^)\s]+)/g;

/**
 * What is no error and would not stop an import, but an author should know: what a site lacks, stale links, and PDF files
 * that searching does not find.
 */
export function findNotes(
  sites: readonly SiteFolder<ItemFolder>[],
  paths: PublicPaths,
  today: CalendarDate,
  filesWithoutText: readonly FileWithoutText[],
): readonly ContentError[] {
  const notes = new ContentErrors();
  for (const { name, reason } of filesWithoutText) notes.add(name, undefined, NO_TEXT_NOTES[reason]);
  for (const site of sites) {
    const index = new SiteIndex(site.items, paths);
    notePolicies(site, index, notes);
    noteLayout(site, notes);
    noteNewsTypes(site, notes);
    noteWithdrawn(site, index, today, notes);
  }
  return notes.list();
}

function notePolicies({ name }: SiteFolder<ItemFolder>, index: SiteIndex, notes: ContentErrors): void {
  for (const [policy, reason] of Object.entries(LINKED_POLICIES)) {
    const slug = policySlug(policy) ?? '';
    const found = index.findOf('policy', slug);
    const lacking = LOCALES.filter((locale) => found?.locales.includes(locale) !== true);
    const what = found === undefined ? 'is missing' : `has no ${lacking.join('.md, ')}.md`;
    if (lacking.length > 0) notes.add(join(name, 'policies', slug), undefined, `${what}: ${reason}`);
  }
}

function noteLayout({ name, site, layout }: SiteFolder<ItemFolder>, notes: ContentErrors): void {
  for (const part of ['tasks', 'menu', 'footer'] as const)
    if (layout?.fields[part].length === 0) notes.add(join(name, 'layout.yaml'), undefined, `${part}: is empty`);
  if (site === undefined) return;
  const { publicOrigin, domains } = site.fields;
  const host = new URL(publicOrigin).hostname;
  if (!domains.includes(host))
    notes.add(
      join(name, 'site.yaml'),
      undefined,
      `publicOrigin: ${host} is not in domains: links in feeds and e-mails would not lead to this site`,
    );
}

function noteNewsTypes({ name, site }: SiteFolder<ItemFolder>, notes: ContentErrors): void {
  if (site !== undefined && (site.fields.newsTypes ?? []).length === 0)
    notes.add(join(name, 'site.yaml'), undefined, 'newsTypes: names none, so members can choose no newsletter');
}

function noteWithdrawn(
  { items }: SiteFolder<ItemFolder>,
  index: SiteIndex<ItemFolder>,
  today: CalendarDate,
  notes: ContentErrors,
): void {
  // Most sites have none, and resolving the links of all texts takes longer than anything else here.
  const withdrawals = LOCALES.filter((locale) => items.some((item) => isWithdrawn(item, locale, today)));
  for (const { yaml, fields, versions } of items) {
    for (const [position, name] of (fields?.related ?? []).entries()) {
      const other = index.find(name);
      if (other !== undefined && other.locales.every((locale) => isWithdrawn(other, locale, today)))
        notes.add(yaml.file, yaml.lineOf(['related', position]), `related[${position + 1}]: ${name} is withdrawn`);
    }
    for (const locale of withdrawals) {
      const { body = '', bodyLine = 1, file = '' } = versions[locale] ?? {};
      for (const [offset, line] of body.split('\n').entries())
        for (const [, address = ''] of line.matchAll(LINK)) {
          const item = index.itemAt(address);
          if (item !== undefined && isWithdrawn(item, locale, today))
            notes.add(file, bodyLine + offset, `link ${address}: the page is withdrawn`);
        }
    }
  }
}

function isWithdrawn(item: ItemFolder, locale: Locale, today: CalendarDate): boolean {
  const withdrawn = item.versions[locale]?.front?.withdrawn;
  return withdrawn !== undefined && departmentDate(withdrawn) <= today;
}
