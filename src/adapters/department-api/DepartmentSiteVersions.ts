import type { SiteId } from '#domain/site/siteId.ts';
import type { SiteVersion, SiteVersions } from '#ports/SiteVersions.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { classifyStatus } from './http/classifyStatus.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import { UNAUTHORISED } from './http/toUnavailable.ts';
import { fillPath, PATHS } from './wire/paths.ts';
import { siteVersionFromWire } from './wire/SiteVersionWire.ts';

/**
 * The versions of sites by our own API. Another API has no such call, and may respond to it with anything that is no
 * failure: 404, 403, a redirect, a page.
 */
export class DepartmentSiteVersions implements SiteVersions {
  readonly #api: DepartmentApiClient;

  constructor(api: DepartmentApiClient) {
    this.#api = api;
  }

  async current(site: SiteId, signal?: AbortSignal): Promise<SiteVersion | undefined> {
    const path = fillPath(PATHS.siteVersion, { site });
    if (path === undefined) return undefined;
    try {
      return await this.#api.request({ method: 'GET', path, parse: siteVersionFromWire, signal });
    } catch (error) {
      if (error instanceof Unavailable && isOfAnotherApi(error)) return undefined;
      throw error;
    }
  }
}

function isOfAnotherApi({ status, publicMessage }: Unavailable): boolean {
  // Whatever its status, a failed token request says nothing about the call.
  if (status === undefined || publicMessage === UNAUTHORISED.message) return false;
  const isNoFailure = ['refused', 'other'].includes(classifyStatus(status));
  return isNoFailure && (status < 500 || status === 501);
}
