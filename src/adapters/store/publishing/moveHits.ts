import type { Tx } from '../Database.ts';
import { isPartOf } from '../generations.ts';

/**
 * Adds the hits of former addresses to those of the items that have moved from there. May be repeated: hits that were
 * moved are no longer at the former address.
 */
export async function moveHits(tx: Tx, generation: number): Promise<void> {
  const moved = await tx
    .selectFrom('former_addresses as f')
    .innerJoin('items as i', (on) =>
      on
        .onRef('i.site', '=', 'f.site')
        .onRef('i.kind', '=', 'f.kind')
        .onRef('i.slug', '=', 'f.slug')
        .onRef('i.from_generation', '=', 'f.from_generation'),
    )
    .innerJoin('hits as h', (on) =>
      on.onRef('h.site', '=', 'f.site').onRef('h.kind', '=', 'f.former_kind').onRef('h.slug', '=', 'f.former_slug'),
    )
    .where(isPartOf('i', generation))
    .select(['f.site', 'f.kind', 'f.slug', 'f.former_kind', 'f.former_slug'])
    .execute();
  for (const { site, kind, slug, former_kind, former_slug } of moved) {
    const { hits } = await tx
      .deleteFrom('hits')
      .where('site', '=', site)
      .where('kind', '=', former_kind)
      .where('slug', '=', former_slug)
      .returning('hits')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('hits')
      .values({ site, kind, slug, hits })
      .onConflict((conflict) =>
        conflict
          .columns(['site', 'kind', 'slug'])
          .doUpdateSet({ hits: (is) => is('hits.hits', '+', is.ref('excluded.hits')) }),
      )
      .execute();
  }
}
