import type { Slug } from './slug.ts';
import type { CategoryLabel, ContentSummary } from './content.ts';
import { PROVINCE_NEIGHBOURS } from './provinceNeighbours.ts';
import { provincesOfOffice } from './provinces.ts';

/** A province beside those of an office, and the agency that is responsible for it. */
export interface ProvinceBeside {
  readonly province: CategoryLabel;
  readonly office: { readonly slug: Slug; readonly title: string };
}

/**
 * The provinces that border on those of an agency, with the agency that is responsible for each, in the order of the
 * agencies. Provinces of which no agency is known are left out, as are those of the agencies above and below it, which
 * look after the same area.
 */
export function provincesBeside(
  office: Pick<ContentSummary, 'slug' | 'detail'>,
  offices: readonly ContentSummary[],
): readonly ProvinceBeside[] {
  const own = new Set(provincesOfOffice(office).map(({ code }) => code));
  const bordering = new Set([...own].flatMap((code) => PROVINCE_NEIGHBOURS[code] ?? []));
  const parentOf = ({ detail }: Pick<ContentSummary, 'detail'>) =>
    detail.kind === 'agency' ? detail.parent : undefined;
  const isOther = (other: ContentSummary) =>
    other.slug !== office.slug && other.slug !== parentOf(office) && parentOf(other) !== office.slug;
  const found = new Map<string, ProvinceBeside>();
  for (const other of offices.filter(isOther))
    for (const province of provincesOfOffice(other))
      if (bordering.has(province.code) && !own.has(province.code) && !found.has(province.code))
        found.set(province.code, { province, office: { slug: other.slug, title: other.title } });
  return [...found.values()];
}
