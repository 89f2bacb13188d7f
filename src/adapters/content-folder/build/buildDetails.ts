import { parseHost } from '#domain/site/host.ts';
import type { MaintenancePlan } from '#domain/site/maintenance.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import type { SiteIndex } from '../read/SiteIndex.ts';
import type { PublicPaths } from '../read/PublicPaths.ts';
import type { SiteSchema } from '../schemas/SiteSchema.ts';
import type { SiteFile } from '../read/SiteFolder.ts';

/** The record of a site and its domains. */
export function buildDetails(
  file: SiteFile<SiteSchema>,
  paths: PublicPaths,
  index: SiteIndex,
): Pick<SiteArchive, 'details' | 'domains'> {
  const { domains: written, maintenance: _, ...same } = file.fields;
  const domains = written.flatMap((domain) => {
    const host = parseHost(domain);
    if (host === domain) return [host];
    file.addError(['domains'], `${domain} must be a host in small letters without protocol, port or slash`);
    return [];
  });
  if (written.length === 0) file.addError(['domains'], 'must name at least one host');
  const { alert } = same;
  if (alert !== undefined && alert.until <= alert.from) file.addError(['alert', 'until'], 'is not after from');
  if (alert?.news !== undefined && index.findOf('news', alert.news) === undefined)
    file.addError(['alert', 'news'], `there is no folder news/${alert.news}`);
  checkNewsTypes(file);
  return { domains, details: { ...same, maintenance: buildMaintenance(file, paths) } };
}

function checkNewsTypes({ fields: { newsTypes = [] }, addError }: SiteFile<SiteSchema>): void {
  const codes = newsTypes.map(({ code }) => code);
  for (const [position, code] of codes.entries())
    if (codes.indexOf(code) < position) addError(['newsTypes', position, 'code'], `${code} is there already`);
}

function buildMaintenance({ fields, addError }: SiteFile<SiteSchema>, paths: PublicPaths): MaintenancePlan {
  const { functions = new Map<string, never>(), ...site } = fields.maintenance;
  for (const route of functions.keys())
    if (!paths.isRoute(route)) addError(['maintenance', 'functions', route], 'is no page of this website');
  return { site, functions: Object.fromEntries(functions) };
}
