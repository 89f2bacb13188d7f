import type { ContentSummary } from '#domain/content/content.ts';
import { parseSlug } from '#domain/content/slug.ts';
import type { PageRequest } from '../PageRequest.ts';
import { resolvePath } from '../resolvePath.ts';

/**
 * The items of this website to which addresses lead, by address. An address of a list, of a filtered list, of another
 * website, or of an item that is not public has none.
 */
export async function findLinked(
  { ports, site, locale, signal }: PageRequest,
  addresses: readonly string[],
): Promise<Readonly<Record<string, ContentSummary>>> {
  const found = await Promise.all(
    addresses.map(async (address) => {
      const target = resolvePath(address);
      if (target === undefined || target.at === 'route') return undefined;
      const [kind, slug] =
        target.at === 'page' ? (['page', parseSlug(target.urlName)] as const) : [target.kind, parseSlug(target.slug)];
      if (slug === undefined) return undefined;
      const item = await ports.content.find({ site: site.id, locale, kind, slug }, signal);
      return item.ok ? ([address, summaryOf(item.value)] as const) : undefined;
    }),
  );
  return Object.fromEntries(found.filter((entry) => entry !== undefined));
}

/** Without the texts, which links do not show. */
function summaryOf(item: ContentSummary): ContentSummary {
  const { kind, slug, title, summary, publishedAt, updatedAt, detail, attachments } = item;
  return { kind, slug, title, summary, publishedAt, ...(updatedAt && { updatedAt }), detail, attachments };
}
