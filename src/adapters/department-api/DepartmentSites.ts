import type { Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { Sites } from '#ports/Sites.ts';
import type { PublicRequest, StaleIfErrorClient } from './cache/StaleIfErrorClient.ts';
import { fillPath, PATHS } from './wire/paths.ts';
import { siteDetailsFromWire, siteIdFromWire } from './wire/SiteDetailsWire.ts';
import { layoutRequestToWire, siteLayoutFromWire } from './wire/SiteLayoutWire.ts';

/** The sites of the department's API (spec §7; errors of spec §8). */
export class DepartmentSites implements Sites {
  readonly #reads: StaleIfErrorClient;

  constructor(reads: StaleIfErrorClient) {
    this.#reads = reads;
  }

  async findByDomain(host: HostName, signal?: AbortSignal): Promise<SiteId | undefined> {
    const request: PublicRequest<SiteId | undefined> = {
      method: 'POST',
      path: `${PATHS.siteByDomain}?${new URLSearchParams({ domain: host }).toString()}`,
      parse: siteIdFromWire,
      isEmpty: (site) => site === undefined,
      error: { message: 'Error Fetching Site Domains', withBody: false },
      signal,
    };
    // Clients send any host name, and the specification gives the 404 for unknown ones no form: it is no outage.
    const outcome = await this.#reads.requestOrRefusal(request, ['siteNotFound'], 'siteNotFound');
    return outcome.ok ? outcome.value : undefined;
  }

  async layout(site: SiteId, locale: Locale, signal?: AbortSignal): Promise<SiteLayout | undefined> {
    const path = pathOf(PATHS.layout, site);
    if (path === undefined) return undefined;
    return await this.#request({
      method: 'POST',
      path,
      json: layoutRequestToWire(locale),
      parse: siteLayoutFromWire,
      error: { message: 'Error Fetching Layouts', withBody: true },
      signal,
    });
  }

  async details(site: SiteId, signal?: AbortSignal): Promise<SiteDetails | undefined> {
    const path = pathOf(PATHS.site, site);
    if (path === undefined) return undefined;
    return await this.#request({
      method: 'POST',
      path,
      parse: siteDetailsFromWire,
      error: { message: 'Error Fetching Site Details', withBody: true },
      signal,
    });
  }

  async #request<T>(request: PublicRequest<T>): Promise<T | undefined> {
    const outcome = await this.#reads.requestOrRefusal(request, ['siteNotFound']);
    return outcome.ok ? outcome.value : undefined;
  }
}

// The id 0 is no site: nothing is sent (spec §7).
function pathOf(path: string, site: SiteId): string | undefined {
  return knownSiteId(site) === undefined ? undefined : fillPath(path, { site });
}
