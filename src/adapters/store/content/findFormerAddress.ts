import type { ItemRef } from '#domain/content/related.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { isPartOf } from '../generations.ts';
import type { Snapshot } from './publishedVersions.ts';

/** The item that was at an address before, public or not. */
export function findFormerAddress(
  { tx, generation }: Snapshot,
  site: SiteId,
  { kind, slug }: ItemRef,
): Promise<ItemRef | undefined> {
  return tx
    .selectFrom('former_addresses as f')
    .innerJoin('items as i', (on) =>
      on
        .onRef('i.site', '=', 'f.site')
        .onRef('i.kind', '=', 'f.kind')
        .onRef('i.slug', '=', 'f.slug')
        .onRef('i.from_generation', '=', 'f.from_generation'),
    )
    .where('f.site', '=', site)
    .where('f.former_kind', '=', kind)
    .where('f.former_slug', '=', slug)
    .where(isPartOf('i', generation))
    .select(['i.kind', 'i.slug'])
    .executeTakeFirst();
}
