import type { Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { Sites } from '#ports/Sites.ts';
import type { PublicQuery, PublicReads } from './cache/PublicReads.ts';
import { fillPath, PATHS } from './wire/paths.ts';
import { siteDetailsFromWire, siteIdFromWire } from './wire/SiteDetailsWire.ts';
import { layoutRequestToWire, siteLayoutFromWire } from './wire/SiteLayoutWire.ts';

/** The sites that the department's API knows (spec §7; errors of spec §8). */
export class DepartmentSites implements Sites {
  readonly #reads: PublicReads;

  constructor(reads: PublicReads) {
    this.#reads = reads;
  }

  async findByDomain(host: HostName, signal?: AbortSignal): Promise<SiteId | undefined> {
    const question: PublicQuery<SiteId | undefined> = {
      method: 'POST',
      path: `${PATHS.siteByDomain}?${new URLSearchParams({ domain: host }).toString()}`,
      answer: siteIdFromWire,
      isEmpty: (site) => site === undefined,
      error: { says: 'Error Fetching Site Domains', withBody: false },
      signal,
    };
    // Anybody can ask for any host, and the specification gives this 404 no form: it is an answer, not an outage.
    const outcome = await this.#reads.askOrBeRefused(question, ['siteNotFound'], 'siteNotFound');
    return outcome.ok ? outcome.value : undefined;
  }

  async layout(site: SiteId, locale: Locale, signal?: AbortSignal): Promise<SiteLayout | undefined> {
    const path = pathOf(PATHS.layout, site);
    if (path === undefined) return undefined;
    return await this.#ask({
      method: 'POST',
      path,
      json: layoutRequestToWire(locale),
      answer: siteLayoutFromWire,
      error: { says: 'Error Fetching Layouts', withBody: true },
      signal,
    });
  }

  async details(site: SiteId, signal?: AbortSignal): Promise<SiteDetails | undefined> {
    const path = pathOf(PATHS.site, site);
    if (path === undefined) return undefined;
    return await this.#ask({
      method: 'POST',
      path,
      answer: siteDetailsFromWire,
      error: { says: 'Error Fetching Site Details', withBody: true },
      signal,
    });
  }

  async #ask<T>(question: PublicQuery<T>): Promise<T | undefined> {
    const outcome = await this.#reads.askOrBeRefused(question, ['siteNotFound']);
    return outcome.ok ? outcome.value : undefined;
  }
}

// The id 0 is no site: the calls are skipped (spec §7).
function pathOf(path: string, site: SiteId): string | undefined {
  return knownSiteId(site) === undefined ? undefined : fillPath(path, { site });
}
