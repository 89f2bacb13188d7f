import type { Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import type { LayoutRecord } from '#domain/site/layoutRecord.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { SiteRecord } from '#domain/site/siteRecord.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { SiteCalls } from './SiteCalls.ts';
import { layoutRecordFromWire } from './wire/LayoutRecordWire.ts';
import { siteRecordFromWire, siteRecordIdFromWire, SilentRecord } from './wire/SiteRecordWire.ts';
import { withTimeout } from './withTimeout.ts';

export interface SiteRecordsSettings {
  /** Whether media and policies come from the API too. */
  readonly offersContent: boolean;
  /** How long a layout is awaited, in milliseconds: another one can be shown instead. */
  readonly layoutTimeoutMs: number;
  readonly warn: (message: string, error?: unknown) => void;
}

/** The sites of an API that is not ours, by its ids, as far as it describes them. Throws `Unavailable`. */
export class SiteRecords {
  readonly #calls: SiteCalls;
  readonly #settings: SiteRecordsSettings;
  /** The calls whose layout is missing since the last time that it was there: each is reported once. */
  readonly #withoutLayout = new Set<string>();

  constructor(calls: SiteCalls, settings: SiteRecordsSettings) {
    this.#calls = calls;
    this.#settings = settings;
  }

  async idOfDomain(host: HostName, signal?: AbortSignal): Promise<SiteId | undefined> {
    return await this.#calls.idOfDomain(host, siteRecordIdFromWire, signal);
  }

  /**
   * Empty when the API has no layout for the site. So it is when the layout cannot be read and was never read before: of
   * a layout everything may be missing.
   */
  async layout(site: SiteId, locale: Locale, signal?: AbortSignal): Promise<LayoutRecord> {
    const { offersContent, layoutTimeoutMs } = this.#settings;
    const read = this.#calls.layout<LayoutRecord>(
      site,
      locale,
      (json, onDropped) => layoutRecordFromWire(json, offersContent, onDropped),
      signal,
    );
    const result = await withTimeout(layoutTimeoutMs, read);
    const name = `${site} in ${locale}`;
    if (result.is === 'outcome') {
      this.#withoutLayout.delete(name);
      return result.outcome ?? {};
    }
    if (result.is === 'error' && (!(result.error instanceof Unavailable) || signal?.aborted === true))
      throw result.error;
    if (!this.#withoutLayout.has(name))
      this.#settings.warn(
        `the API has no readable layout of site ${name}: that of the content folder or the built-in one is shown`,
        result.is === 'error' ? result.error : new Error('no response in time'),
      );
    this.#withoutLayout.add(name);
    return {};
  }

  /**
   * A record that says nothing about the site never ends a maintenance: the last one that did is used. Where there is
   * none, maintenance is off.
   */
  async details(site: SiteId, signal?: AbortSignal): Promise<SiteRecord | undefined> {
    try {
      return await this.#calls.details(site, (json, onDropped) => siteRecordFromWire(json, site, onDropped), signal);
    } catch (error) {
      if (!isSilent(error)) throw error;
      return { id: site };
    }
  }
}

function isSilent(error: unknown): boolean {
  return error instanceof SilentRecord || (error instanceof Error && isSilent(error.cause));
}
