import type { RequestHandler } from 'express';
import { CONTENT_KINDS, isContentKind, type ContentKind } from '#domain/content/kinds.ts';
import type { Slug } from '#domain/content/slug.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import type { AddressBlock, ItemAddress } from '#ports/ContentAddresses.ts';
import type { Ports } from '#ports/Ports.ts';
import { itemLink } from '#ui/components/item/itemLink.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { sendShared } from '../sendShared.ts';
import { disclosureYears, routePages, waterPages, type FixedPages } from './fixedPages.ts';
import { sitemapIndex, URL_SET_END, URL_SET_START, urlEntries, type MappedPage } from './sitemapXml.ts';

const XML = 'application/xml; charset=utf-8';
/** Maximum number of addresses in one part; every item has one in each language. */
const ADDRESSES_PER_PART = 10_000;
const ITEMS_PER_PART = ADDRESSES_PER_PART / LOCALES.length;
/** Items that are requested, and in memory, at the same time. */
const ITEMS_PER_BATCH = 1_000;

/** The part of a sitemap with the pages that are not items, and the functions that list them. */
const FIXED_PART = 'site';
const FIXED_PAGES: readonly FixedPages[] = [routePages, disclosureYears, waterPages];

/** `/sitemap.xml`: an index of the parts, with the latest change of each. */
export function siteMapIndex(ports: Ports, contexts: Readonly<Record<Locale, RenderContext>>): RequestHandler {
  return async (_request, response) => {
    const { site, context } = response.locals;
    const prefix = `${site.details.publicOrigin}${contexts.en.links.basePath}/sitemap/`;
    const kinds = await blocksOfKinds(ports, site.details, context.signal);
    const parts = kinds.flatMap(({ kind, blocks }) =>
      blocks.map(({ changedAt }, index) => ({ address: `${prefix}${kind}-${index + 1}.xml`, changedAt })),
    );
    sendShared(response, XML, sitemapIndex([{ address: `${prefix}${FIXED_PART}.xml` }, ...parts]));
  };
}

/** `/sitemap/{part}.xml`: at most 10,000 addresses, some 2 MB. */
export function siteMapPart(ports: Ports, contexts: Readonly<Record<Locale, RenderContext>>): RequestHandler {
  return async (request, response, next) => {
    const { site, context } = response.locals;
    const { signal } = context;
    const part = String(request.params['part']);
    const batches =
      part === FIXED_PART
        ? fixedPageBatches(ports, site.details, contexts, signal)
        : await itemBatches(ports, site.details, contexts, part, signal);
    if (batches === undefined) {
      next();
      return;
    }
    let entries = '';
    for await (const batch of batches) entries += batch.map(urlEntries).join('');
    if (!signal.aborted) sendShared(response, XML, URL_SET_START + entries + URL_SET_END);
  };
}

type Batches = AsyncGenerator<readonly MappedPage[], undefined>;

async function* fixedPageBatches(
  ports: Ports,
  site: SiteDetails,
  contexts: Readonly<Record<Locale, RenderContext>>,
  signal: AbortSignal,
): Batches {
  const kinds = await blocksOfKinds(ports, site, signal);
  const changes = new Map(kinds.map(({ kind, blocks }) => [kind, latestOf(blocks)] as const));
  for (const fixedPages of FIXED_PAGES)
    yield await fixedPages({ ports, site, links: contexts.en.links, changes, signal });
}

/** Undefined when there is no such part. */
async function itemBatches(
  ports: Ports,
  site: SiteDetails,
  contexts: Readonly<Record<Locale, RenderContext>>,
  part: string,
  signal: AbortSignal,
): Promise<Batches | undefined> {
  const [, kind = '', number = ''] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(part) ?? [];
  if (!isContentKind(kind)) return undefined;
  const blocks = await ports.content.addressBlocks(site.id, kind, ITEMS_PER_PART, signal);
  if (Number(number) > blocks.length) return undefined;
  return batchesAfter(ports, site, contexts, kind, blocks[Number(number) - 2]?.last, signal);
}

async function* batchesAfter(
  ports: Ports,
  site: SiteDetails,
  contexts: Readonly<Record<Locale, RenderContext>>,
  kind: ContentKind,
  lastSlug: Slug | undefined,
  signal: AbortSignal,
): Batches {
  let after = lastSlug;
  for (let items = 0; items < ITEMS_PER_PART; items += ITEMS_PER_BATCH) {
    const query = { site: site.id, kind, limit: ITEMS_PER_BATCH };
    const batch = await ports.content.addresses({ ...query, ...(after !== undefined && { after }) }, signal);
    yield batch.map((address) => itemPage(address, site, contexts));
    after = batch.at(-1)?.slug;
    if (batch.length < ITEMS_PER_BATCH) return;
  }
}

function itemPage(
  { slug, place, changedAt }: ItemAddress,
  { publicOrigin }: SiteDetails,
  contexts: Readonly<Record<Locale, RenderContext>>,
): MappedPage {
  const versions = LOCALES.flatMap((locale) => {
    const at = changedAt[locale];
    const path = itemLink(contexts[locale], { slug, detail: place });
    return at === undefined || path === undefined ? [] : [[locale, { address: publicOrigin + path, changedAt: at }]];
  });
  return Object.fromEntries(versions) as MappedPage;
}

/** The kinds that have public items, each with its blocks of addresses. */
async function blocksOfKinds({ content }: Ports, { id }: SiteDetails, signal: AbortSignal) {
  const kinds = await Promise.all(
    CONTENT_KINDS.map(async (kind) => ({
      kind,
      blocks: await content.addressBlocks(id, kind, ITEMS_PER_PART, signal),
    })),
  );
  return kinds.filter(({ blocks }) => blocks.length > 0);
}

function latestOf(blocks: readonly AddressBlock[]) {
  return blocks
    .map(({ changedAt }) => changedAt)
    .sort()
    .at(-1) as AddressBlock['changedAt'];
}
