import type { Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Sites } from '#ports/Sites.ts';
import type { SiteCalls } from './SiteCalls.ts';
import { siteDetailsFromWire, siteIdFromWire } from './wire/SiteDetailsWire.ts';
import { siteLayoutFromWire } from './wire/SiteLayoutWire.ts';

/** The sites of Thara's own API tier: their ids are the same there, and nothing is missing. */
export class DepartmentSites implements Sites {
  readonly #calls: SiteCalls;

  constructor(calls: SiteCalls) {
    this.#calls = calls;
  }

  async findByDomain(host: HostName, signal?: AbortSignal): Promise<SiteId | undefined> {
    return await this.#calls.idOfDomain(host, siteIdFromWire, signal);
  }

  async layout(site: SiteId, locale: Locale, signal?: AbortSignal): Promise<SiteLayout | undefined> {
    return await this.#calls.layout(site, locale, siteLayoutFromWire, signal);
  }

  async details(site: SiteId, signal?: AbortSignal): Promise<SiteDetails | undefined> {
    return await this.#calls.details(site, siteDetailsFromWire, signal);
  }
}
