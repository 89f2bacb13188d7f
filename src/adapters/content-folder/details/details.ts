import type { ContentKind } from '#domain/content/kinds.ts';
import { POLICY_NAMES, policyName, policySlug } from '#domain/content/policy.ts';
import * as field from '#adapters/schema/field.ts';
import { agencyDetail } from './agencyDetail.ts';
import { defineDetail, type ReadDetail } from './Detail.ts';
import { documentDetail } from './documentDetail.ts';
import { eventDetail } from './eventDetail.ts';
import { oitDetail } from './oitDetail.ts';
import { albumDetail, infographicDetail, magazineDetail } from './pictureDetails.ts';
import { professionalDetail } from './professionalDetail.ts';
import { videoDetail } from './videoDetail.ts';

// The kinds with few fields of their own, or none.

class NewsSchema {}

const newsDetail = defineDetail<'news', NewsSchema>(NewsSchema, () => ({ kind: 'news' }));

class FaqSchema {
  /** Position of the question in its topic. */
  @field.integer(1, 10_000) readonly position!: number;
}

const faqDetail = defineDetail<'faq', FaqSchema>(FaqSchema, ({ position }) => ({ kind: 'faq', position }));

class PageSchema {
  /** Url name of the parent page. */
  @field.optional() @field.text() readonly parent?: string;
}

const pageDetail = defineDetail<'page', PageSchema>(PageSchema, ({ parent }, item) => ({
  kind: 'page',
  ...(parent !== undefined && { parent: item.sibling(parent, ['parent']) }),
}));

class PolicySchema {}

const policyDetail = defineDetail<'policy', PolicySchema>(PolicySchema, (_, item) => {
  // A policy with another name would have no address.
  if (policyName(item.slug) === undefined)
    item.addError([], `the folder of a policy must be called ${POLICY_NAMES.map(policySlug).join(', ')}`);
  return { kind: 'policy' };
});

export const DETAILS: { readonly [Kind in ContentKind]: ReadDetail<Kind> } = {
  news: newsDetail,
  document: documentDetail,
  album: albumDetail,
  video: videoDetail,
  infographic: infographicDetail,
  magazine: magazineDetail,
  faq: faqDetail,
  event: eventDetail,
  professional: professionalDetail,
  agency: agencyDetail,
  page: pageDetail,
  oit: oitDetail,
  policy: policyDetail,
};
