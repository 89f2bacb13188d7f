import type { Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import type { LayoutRecord } from '#domain/site/layoutRecord.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { SiteRecord } from '#domain/site/siteRecord.ts';
import type { SiteCalls } from './SiteCalls.ts';
import { layoutRecordFromWire } from './wire/LayoutRecordWire.ts';
import { siteRecordFromWire, siteRecordIdFromWire } from './wire/SiteRecordWire.ts';

/** The sites of an API that is not ours, by its ids, as far as it describes them. Throws `Unavailable`. */
export class SiteRecords {
  readonly #calls: SiteCalls;
  readonly #offersContent: boolean;

  /** @param offersContent whether media and policies come from the API too */
  constructor(calls: SiteCalls, offersContent: boolean) {
    this.#calls = calls;
    this.#offersContent = offersContent;
  }

  async idOfDomain(host: HostName, signal?: AbortSignal): Promise<SiteId | undefined> {
    return await this.#calls.idOfDomain(host, siteRecordIdFromWire, signal);
  }

  /** Empty when the API has no layout for the site. */
  async layout(site: SiteId, locale: Locale, signal?: AbortSignal): Promise<LayoutRecord> {
    const layout = await this.#calls.layout<LayoutRecord>(
      site,
      locale,
      (json, onDropped) => layoutRecordFromWire(json, this.#offersContent, onDropped),
      signal,
    );
    return layout ?? {};
  }

  async details(site: SiteId, signal?: AbortSignal): Promise<SiteRecord | undefined> {
    return await this.#calls.details(site, (json, onDropped) => siteRecordFromWire(json, site, onDropped), signal);
  }
}
