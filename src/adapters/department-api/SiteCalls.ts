import type { Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { PublicRequest, StaleIfErrorClient } from './cache/StaleIfErrorClient.ts';
import { readJson } from './http/readJson.ts';
import { fillPath, PATHS } from './wire/paths.ts';
import { layoutRequestToWire } from './wire/SiteLayoutWire.ts';

type Parse<T> = PublicRequest<T>['parse'];

/** The calls for sites of any department's API (spec §7; errors of spec §8). The ids are those of the API. */
export class SiteCalls {
  readonly #reads: StaleIfErrorClient;
  readonly #isOwn: boolean;

  /** @param isOwn whether the API is Thara's own tier, whose problems have codes */
  constructor(reads: StaleIfErrorClient, isOwn: boolean) {
    this.#reads = reads;
    this.#isOwn = isOwn;
  }

  async idOfDomain(
    host: HostName,
    parse: Parse<SiteId | undefined>,
    signal: AbortSignal | undefined,
  ): Promise<SiteId | undefined> {
    const request: PublicRequest<SiteId | undefined> = {
      method: 'POST',
      path: domainPath(host),
      parse,
      isEmpty: (site) => site === undefined,
      error: { message: 'Error Fetching Site Domains', withBody: false },
      signal,
    };
    // Clients send any host name, and the specification gives the 404 for unknown ones no form: it is no outage.
    const outcome = await this.#reads.requestOrRefusal(request, ['siteNotFound'], 'siteNotFound', this.#codeOf);
    return outcome.ok ? outcome.value : undefined;
  }

  async layout<T>(
    site: SiteId,
    locale: Locale,
    parse: Parse<T>,
    signal: AbortSignal | undefined,
  ): Promise<T | undefined> {
    const path = pathOf(PATHS.layout, site);
    if (path === undefined) return undefined;
    const request: PublicRequest<T> = {
      method: 'POST',
      path,
      json: layoutRequestToWire(locale),
      parse,
      error: { message: 'Error Fetching Layouts', withBody: true },
      signal,
    };
    // Another API may have sites without a layout.
    const notFound = this.#isOwn ? undefined : 'siteNotFound';
    const outcome = await this.#reads.requestOrRefusal(request, ['siteNotFound'], notFound, this.#codeOf);
    return outcome.ok ? outcome.value : undefined;
  }

  async details<T>(site: SiteId, parse: Parse<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
    const path = pathOf(PATHS.site, site);
    if (path === undefined) return undefined;
    const request: PublicRequest<T> = {
      method: 'POST',
      path,
      parse,
      error: { message: 'Error Fetching Site Details', withBody: true },
      signal,
    };
    const outcome = await this.#reads.requestOrRefusal(request, ['siteNotFound']);
    return outcome.ok ? outcome.value : undefined;
  }

  /** A 404 without a code is the truth when it is JSON: proxies respond with pages while they know no API. */
  readonly #codeOf = (status: number, body: string): 'siteNotFound' | undefined =>
    !this.#isOwn && status === 404 && isJson(body) ? 'siteNotFound' : undefined;
}

function isJson(body: string): boolean {
  try {
    readJson(body);
    return true;
  } catch {
    return false;
  }
}

/** The address of the call for the site of a domain. */
export function domainPath(host: HostName): string {
  return `${PATHS.siteByDomain}?${new URLSearchParams({ domain: host }).toString()}`;
}

// The id 0 is no site: nothing is sent (spec §7).
function pathOf(path: string, site: SiteId): string | undefined {
  return knownSiteId(site) === undefined ? undefined : fillPath(path, { site });
}
