import { classifyStatus } from './http/classifyStatus.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { OwnSites } from '#ports/OwnSites.ts';
import type { Readiness } from '#ports/Readiness.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import { domainPath } from './SiteCalls.ts';
import { fillPath, PATHS } from './wire/paths.ts';

/**
 * Ready when an API that is not ours responds to a call for a site, which the specification states. What it says about
 * the site does not matter: an unknown domain is a response, too.
 */
export class SiteCallReadiness implements Readiness {
  readonly #api: DepartmentApiClient;
  readonly #own: Pick<OwnSites, 'all'>;
  readonly #fixed: SiteId | undefined;

  /** @param fixed the record that is configured for every host */
  constructor(api: DepartmentApiClient, own: Pick<OwnSites, 'all'>, fixed: SiteId | undefined) {
    this.#api = api;
    this.#own = own;
    this.#fixed = fixed;
  }

  async check(): Promise<void> {
    const path = await this.#path();
    // Without a site of a content folder no domain is known, and the token is all that can be asked for.
    if (path === undefined) {
      await this.#api.token();
      return;
    }
    await this.#api.requestOrRefusal({ method: 'POST', path, parse: () => undefined }, [], (status) =>
      classifyStatus(status) === 'refused' && status !== 403 ? 'unknownSite' : undefined,
    );
  }

  async #path(): Promise<string | undefined> {
    if (this.#fixed !== undefined) return fillPath(PATHS.site, { site: this.#fixed });
    const host = (await this.#own.all()).flatMap(({ domains }) => domains)[0];
    return host && domainPath(host);
  }
}
