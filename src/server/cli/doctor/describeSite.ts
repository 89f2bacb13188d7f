import type { Settings } from '#config/Settings.ts';
import type { LayoutRecord } from '#domain/site/layoutRecord.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { DEFAULT_HOTLINE, type SiteRecord } from '#domain/site/siteRecord.ts';
import { ok, warning, type Finding } from './Finding.ts';

const FIELDS = ['name', 'shortName', 'publicOrigin', 'hotline', 'contact'] as const;
type Field = (typeof FIELDS)[number];
const PARTS = ['intro', 'hero', 'tasks', 'menu', 'footer'] as const;

/** What is understood of a site's record, and where the rest comes from. */
export function describeSite(
  record: SiteRecord,
  own: SiteDetails | undefined,
  defaults: Settings['siteDefaults'],
): readonly Finding[] {
  const sources = FIELDS.map((field) => [sourceOf(field, record, own, defaults), field] as const);
  const { maintenance } = record;
  const state = maintenance === undefined ? 'off, because is_maintenance is missing' : `'${maintenance.status}'`;
  return [ok(`understood: maintenance is ${state}; ${describeSources(sources)}`)];
}

export function describeLayout(record: LayoutRecord, own: SiteDetails | undefined): readonly Finding[] {
  const rest = own === undefined ? 'built in' : `site ${own.id} of the content folder`;
  return [ok(`understood: ${describeSources(PARTS.map((part) => [record[part] ? 'the API' : rest, part]))}`)];
}

/** Fields that are nobody's business here, and fields that have our names but not our types. */
export function describeIgnored(
  json: unknown,
  known: readonly string[],
  ignored: readonly string[],
): readonly Finding[] {
  const names = typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.keys(json) : [];
  const unknown = names.filter((name) => !known.includes(name));
  return [
    ...(unknown.length > 0 ? [ok(`not used: ${unknown.join(', ')}`)] : []),
    ...ignored.map((each) =>
      warning(`ignored: ${each}`, 'nothing, if what is shown instead is right; docs/openapi.json describes the field'),
    ),
  ];
}

function sourceOf(
  field: Field,
  record: SiteRecord,
  own: SiteDetails | undefined,
  defaults: Settings['siteDefaults'],
): string {
  if (record[field] !== undefined) return 'the API';
  if (own !== undefined) return `site ${own.id} of the content folder`;
  if (field === 'shortName') return sourceOf('name', record, own, defaults);
  const fromSettings = defaults[field];
  if (fromSettings !== undefined && Object.keys(fromSettings).length > 0) return 'settings';
  if (field === 'hotline') return `built in (${DEFAULT_HOTLINE.number}, press ${DEFAULT_HOTLINE.extension})`;
  return field === 'contact' ? 'nowhere (CONTACT_PHONE and CONTACT_EMAIL are not set)' : 'the domain';
}

function describeSources(sources: readonly (readonly [source: string, field: string])[]): string {
  const fields = Map.groupBy(sources, ([source]) => source);
  return Array.from(fields, ([source, ofSource]) => `${ofSource.map(([, field]) => field).join(', ')} from ${source}`)
    .map((each) => each.replace('from nowhere', 'nowhere').replace('from built in', 'built in'))
    .join('; ');
}
