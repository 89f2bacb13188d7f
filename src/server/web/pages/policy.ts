import { policySlug } from '#domain/content/policy.ts';
import type { PageHandler } from '../PageResult.ts';
import { itemPage } from './itemPage.ts';
import { notFoundView } from './notFound.ts';

/** A policy. The last segment of its address is its name (spec §2). */
export const policy: PageHandler = (request) => {
  const slug = policySlug(request.params['name'] ?? '');
  if (slug === undefined) return notFoundView(request);
  return itemPage(request, 'policy', slug, (_, common) => ({ view: 'policy', ...common }));
};
