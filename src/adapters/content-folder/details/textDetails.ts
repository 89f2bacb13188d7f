import { POLICY_NAMES, policyName, policySlug } from '#domain/content/policy.ts';
import * as field from '#adapters/schema/field.ts';
import { defineDetail } from './Detail.ts';

// The kinds that are little more than their text.

class NewsSchema {}

export const newsDetail = defineDetail<'news', NewsSchema>(NewsSchema, () => ({ kind: 'news' }));

class FaqSchema {
  /** Position of the question in its topic. */
  @field.integer(1, 10_000) readonly position!: number;
}

export const faqDetail = defineDetail<'faq', FaqSchema>(FaqSchema, ({ position }) => ({ kind: 'faq', position }));

class PageSchema {
  /** Url name of the page above this one. */
  @field.optional() @field.text() readonly parent?: string;
}

export const pageDetail = defineDetail<'page', PageSchema>(PageSchema, ({ parent }, item) => ({
  kind: 'page',
  ...(parent !== undefined && { parent: item.sibling(parent, ['parent']) }),
}));

class PolicySchema {}

export const policyDetail = defineDetail<'policy', PolicySchema>(PolicySchema, (_, item) => {
  // Another one would have no address.
  if (policyName(item.slug) === undefined)
    item.addError([], `the folder of a policy must be called ${POLICY_NAMES.map(policySlug).join(', ')}`);
  return { kind: 'policy' };
});
