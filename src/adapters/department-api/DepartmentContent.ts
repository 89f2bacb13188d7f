import type { ContentList } from '#domain/content/content.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import { refused } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Content, ContentQuery, ContentRef, FormerItem, Hits } from '#ports/Content.ts';
import type { AddressBlock, AddressQuery, ItemAddress } from '#ports/ContentAddresses.ts';
import type { OnDropped } from '#adapters/schema/readSchema.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import type { StaleIfErrorClient } from './cache/StaleIfErrorClient.ts';
import {
  addressBlocksFromWire,
  addressBlocksQueryToWire,
  addressesFromWire,
  addressesQueryToWire,
} from './wire/AddressWire.ts';
import { contentQueryToWire } from './wire/ContentQueryWire.ts';
import { contentItemFromWire, contentListFromWire, formerItemFromWire } from './wire/ContentWire.ts';
import { HITS_PER_CALL, hitsToWire } from './wire/HitsWire.ts';
import { PATHS, type SitePathOf } from './wire/paths.ts';

const EMPTY: ContentList = { items: [], total: 0, years: [], categories: [] };

/** The content of the department's API. */
export class DepartmentContent implements Content {
  readonly #api: DepartmentApiClient;
  readonly #reads: StaleIfErrorClient;
  readonly #pathOf: SitePathOf;

  constructor(api: DepartmentApiClient, reads: StaleIfErrorClient, pathOf: SitePathOf) {
    this.#api = api;
    this.#reads = reads;
    this.#pathOf = pathOf;
  }

  async list(query: ContentQuery, signal?: AbortSignal): Promise<ContentList> {
    const { site, locale, kind } = query;
    const path = this.#pathOf(PATHS.contentList, { site, lang: locale, kind });
    if (path === undefined) return EMPTY;
    const search = contentQueryToWire(query).toString();
    const isEmpty = ({ items }: ContentList) => items.length === 0;
    const request = { method: 'GET', path: `${path}?${search}`, parse: contentListFromWire, isEmpty, signal } as const;
    return await this.#reads.requestOfSite(request, EMPTY);
  }

  async find({ site, locale, kind, slug }: ContentRef, signal?: AbortSignal): ReturnType<Content['find']> {
    const path = this.#pathOf(PATHS.contentItem, { site, lang: locale, kind, slug });
    if (path === undefined) return refused('contentNotFound');
    const found = await this.#reads.requestOrRefusal({ method: 'GET', path, parse: contentItemFromWire, signal }, [
      'contentNotFound',
      'contentInOtherLanguage',
      'siteNotFound',
    ]);
    if (found.ok) return found;
    return refused(found.code === 'siteNotFound' ? 'contentNotFound' : found.code);
  }

  async findFormer(ref: ContentRef, signal?: AbortSignal): Promise<FormerItem | undefined> {
    const { site, locale, kind, slug } = ref;
    const path = this.#pathOf(PATHS.formerItem, { site, lang: locale, kind, slug });
    if (path === undefined) return undefined;
    const former = await this.#reads.requestOrRefusal({ method: 'GET', path, parse: formerItemFromWire, signal }, [
      'contentNotFound',
      'siteNotFound',
    ]);
    return former.ok ? former.value : undefined;
  }

  async addresses({ site, kind, ...rest }: AddressQuery, signal?: AbortSignal): Promise<readonly ItemAddress[]> {
    const path = this.#pathOf(PATHS.addresses, { site, kind });
    if (path === undefined) return [];
    const search = addressesQueryToWire(rest).toString();
    const parse = (json: unknown, onDropped: OnDropped) => addressesFromWire(json, kind, onDropped);
    return await this.#reads.requestOfSite({ method: 'GET', path: `${path}?${search}`, parse, signal }, []);
  }

  async addressBlocks(
    site: SiteId,
    kind: ContentKind,
    itemsPerBlock: number,
    signal?: AbortSignal,
  ): Promise<readonly AddressBlock[]> {
    const path = this.#pathOf(PATHS.addressBlocks, { site, kind });
    if (path === undefined) return [];
    const search = addressBlocksQueryToWire(itemsPerBlock).toString();
    const request = { method: 'GET', path: `${path}?${search}`, parse: addressBlocksFromWire, signal } as const;
    return await this.#reads.requestOfSite(request, []);
  }

  async addHits(site: SiteId, hits: readonly Hits[]): Promise<void> {
    const path = this.#pathOf(PATHS.hits, { site });
    if (path === undefined) return;
    for (let first = 0; first < hits.length; first += HITS_PER_CALL) {
      const json = hitsToWire(hits.slice(first, first + HITS_PER_CALL));
      await this.#api.requestOrRefusal({ method: 'POST', path, json, parse: () => undefined }, ['siteNotFound']);
    }
  }
}
