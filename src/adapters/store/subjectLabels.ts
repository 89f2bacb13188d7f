import type { RawBuilder } from 'kysely';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { Bilingual } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Reader } from './Database.ts';
import { isPartOf } from './generations.ts';

/** The names of what items are about, in both languages. */
export interface SubjectLabels {
  readonly categories: readonly {
    readonly kind: ContentKind;
    readonly code: string;
    readonly parent?: string;
    readonly label: Bilingual;
  }[];
  readonly tags: readonly { readonly code: string; readonly label: Bilingual }[];
}

/** The categories of a site in the department's order, and its tags. */
export async function findSubjectLabels(
  db: Reader,
  generation: number | RawBuilder<number>,
  site: SiteId,
): Promise<SubjectLabels> {
  const ofSite = db.selectFrom('sites as s').where('s.site', '=', site).where(isPartOf('s', generation));
  const categories = await ofSite
    .innerJoin('categories as c', (on) =>
      on.onRef('c.site', '=', 's.site').onRef('c.from_generation', '=', 's.from_generation'),
    )
    .select(['c.kind', 'c.code', 'c.parent', 'c.label_th', 'c.label_en'])
    .orderBy('c.position')
    .execute();
  const tags = await ofSite
    .innerJoin('tags as t', (on) =>
      on.onRef('t.site', '=', 's.site').onRef('t.from_generation', '=', 's.from_generation'),
    )
    .select(['t.code', 't.label_th', 't.label_en'])
    .execute();
  return {
    categories: categories.map(({ kind, code, parent, label_th: th, label_en: en }) => ({
      ...{ kind, code, label: { th, en } },
      ...(parent !== null && { parent }),
    })),
    tags: tags.map(({ code, label_th: th, label_en: en }) => ({ code, label: { th, en } })),
  };
}
