import type { Bilingual } from '../locale/locale.ts';
import type { HostName } from './host.ts';
import type { MaintenanceSwitch } from './maintenance.ts';
import type { Hotline, SiteDetails } from './site.ts';
import type { SiteId } from './siteId.ts';

/** What a department's API says about a site. Only the id is certain to be there (spec §3). */
export interface SiteRecord extends Partial<
  Pick<SiteDetails, 'name' | 'shortName' | 'publicOrigin' | 'alert' | 'hotline' | 'notice' | 'newsTypes'>
> {
  readonly id: SiteId;
  /** `is_maintenance` */
  readonly maintenance?: MaintenanceSwitch;
  /** Functions under maintenance on their own, by route id. */
  readonly functions?: Readonly<Record<string, MaintenanceSwitch>>;
  readonly contact?: Partial<SiteDetails['contact']>;
}

/** What settings say about every site that neither its record nor the content folder describes. */
export interface SiteDefaults {
  readonly name?: Bilingual;
  readonly publicOrigin?: string;
  readonly hotline?: Hotline;
  readonly contact?: Partial<SiteDetails['contact']>;
}

/** The telephone hotline of every site that names no other one (spec §9). */
export const DEFAULT_HOTLINE: Hotline = { number: '1111', extension: '78' };

const NO_CONTACT: SiteDetails['contact'] = { address: { th: '', en: '' }, phone: '', email: '' };

/**
 * The details of a site: each field comes from its record, otherwise from the site of the content folder, otherwise from
 * settings, otherwise from its domain. Without a switch in the record, maintenance is off (spec §4). Undefined when
 * nobody tells the address of the site.
 *
 * @param id its id here
 * @param own the site of the content folder that belongs to the record
 * @param host undefined where the record is configured for every host, because visitors choose hosts
 */
export function completeSite(
  id: SiteId,
  record: SiteRecord,
  own: SiteDetails | undefined,
  defaults: SiteDefaults,
  host: HostName | undefined,
): SiteDetails | undefined {
  const publicOrigin = record.publicOrigin ?? own?.publicOrigin ?? defaults.publicOrigin ?? (host && `https://${host}`);
  if (publicOrigin === undefined) return undefined;
  const domain = new URL(publicOrigin).host;
  const name = record.name ?? own?.name ?? defaults.name ?? { th: domain, en: domain };
  const alert = record.alert ?? own?.alert;
  const notice = record.notice ?? own?.notice;
  const newsTypes = record.newsTypes ?? own?.newsTypes;
  return {
    id,
    name,
    shortName: record.shortName ?? own?.shortName ?? name,
    publicOrigin,
    maintenance: {
      site: record.maintenance ?? { status: 'Disable' },
      functions: record.functions ?? own?.maintenance.functions ?? {},
    },
    hotline: record.hotline ?? own?.hotline ?? defaults.hotline ?? DEFAULT_HOTLINE,
    contact: { ...NO_CONTACT, ...defaults.contact, ...own?.contact, ...record.contact },
    ...(alert !== undefined && { alert }),
    ...(notice !== undefined && { notice }),
    ...(newsTypes !== undefined && { newsTypes }),
  };
}
