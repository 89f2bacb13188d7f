import type { SiteId } from '#domain/site/siteId.ts';
import type { SiteVersion, SiteVersions } from '#ports/SiteVersions.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import { fillPath, PATHS } from './wire/paths.ts';
import { siteVersionFromWire } from './wire/SiteVersionWire.ts';

/** The versions of sites by our own API. Another API has no such call and responds with 404. */
export class DepartmentSiteVersions implements SiteVersions {
  readonly #api: DepartmentApiClient;

  constructor(api: DepartmentApiClient) {
    this.#api = api;
  }

  async current(site: SiteId, signal?: AbortSignal): Promise<SiteVersion | undefined> {
    const path = fillPath(PATHS.siteVersion, { site });
    if (path === undefined) return undefined;
    const outcome = await this.#api.requestOrRefusal(
      { method: 'GET', path, parse: siteVersionFromWire, signal },
      ['siteNotFound'],
      (status) => (status === 404 ? 'siteNotFound' : undefined),
    );
    return outcome.ok ? outcome.value : undefined;
  }
}
