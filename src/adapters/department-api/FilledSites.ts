import type { Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import { completeLayout } from '#domain/site/layoutRecord.ts';
import { apiOnlySiteId, matchSite } from '#domain/site/matchSite.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { completeSite, type SiteDefaults } from '#domain/site/siteRecord.ts';
import type { OwnSites } from '#ports/OwnSites.ts';
import type { Sites } from '#ports/Sites.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { SiteRecords } from './SiteRecords.ts';

/** What fills in the records of an API that is not ours. */
export interface SiteFilling {
  readonly own: OwnSites;
  readonly defaults: SiteDefaults;
  readonly builtInLayouts: Readonly<Record<Locale, SiteLayout>>;
}

/** A site here, and its record at the API. */
interface Binding {
  readonly record: SiteId;
  /** The first host by which it was found; undefined where the record is configured for every host. */
  readonly host: HostName | undefined;
}

/**
 * The sites of an API that is not ours: which there are, the API decides; what it does not tell about them is filled in.
 * Their ids are those of the content folder.
 */
export class FilledSites implements Sites {
  readonly #records: SiteRecords;
  readonly #filling: SiteFilling;
  readonly #warn: (message: string) => void;
  readonly #bindings = new Map<SiteId, Binding>();

  constructor(records: SiteRecords, filling: SiteFilling, warn: (message: string) => void) {
    this.#records = records;
    this.#filling = filling;
    this.#warn = warn;
  }

  async findByDomain(host: HostName, signal?: AbortSignal): Promise<SiteId | undefined> {
    const record = await this.#records.idOfDomain(host, signal);
    return record && (await this.#bind({ record, host }));
  }

  /** The id here of the site whose record is configured for every host. */
  async idOfRecord(record: SiteId): Promise<SiteId> {
    return await this.#bind({ record, host: undefined });
  }

  /** The id at the API of a site that was found before. */
  apiIdOf(site: SiteId): SiteId {
    return this.#bindings.get(site)?.record ?? site;
  }

  async layout(site: SiteId, locale: Locale, signal?: AbortSignal): Promise<SiteLayout | undefined> {
    const { own, builtInLayouts } = this.#filling;
    const binding = await this.#bindingOf(site, signal);
    if (binding === undefined) return undefined;
    const [record, ownLayout] = await Promise.all([
      this.#records.layout(binding.record, locale, signal),
      own.layout(site, locale),
    ]);
    return completeLayout(record, ownLayout, builtInLayouts[locale]);
  }

  async details(site: SiteId, signal?: AbortSignal): Promise<SiteDetails | undefined> {
    const { own, defaults } = this.#filling;
    const binding = await this.#bindingOf(site, signal);
    if (binding === undefined) return undefined;
    const [record, ownDetails] = await Promise.all([
      this.#records.details(binding.record, signal),
      own.details(site, signal),
    ]);
    if (record === undefined) return undefined;
    const details = completeSite(site, record, ownDetails, defaults, binding.host);
    if (details !== undefined) return details;
    throw new Unavailable(
      'departmentApi',
      `neither the API nor the content folder tells the address of site ${record.id}: set PUBLIC_ORIGIN`,
    );
  }

  /** Of a site that was not requested yet, its own domains are looked up. Undefined when the API knows none of them. */
  async #bindingOf(site: SiteId, signal: AbortSignal | undefined): Promise<Binding | undefined> {
    const known = this.#bindings.get(site);
    if (known !== undefined) return known;
    const own = (await this.#filling.own.all()).find(({ id }) => id === site);
    for (const host of own?.domains ?? [])
      if ((await this.findByDomain(host, signal)) === site) return this.#bindings.get(site);
    return undefined;
  }

  async #bind(found: Binding): Promise<SiteId> {
    const { record, host } = found;
    const own = matchSite(record, host, await this.#filling.own.all());
    const bound = own && this.#bindings.get(own);
    // Two records of the API under domains of one site: what one of them shows must not be shown as the other.
    const isTaken = bound !== undefined && bound.record !== record && bound.host !== host;
    if (isTaken)
      this.#warn(
        `the API has sites ${bound.record} and ${record} for domains of site ${own}: name its record as apiId in site.yaml`,
      );
    const site = own === undefined || isTaken ? apiOnlySiteId(record) : own;
    if (this.#bindings.get(site)?.record !== record) this.#bindings.set(site, found);
    return site;
  }
}
