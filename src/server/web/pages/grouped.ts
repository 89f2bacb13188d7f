import { groupedLabels } from '#ui/messages/grouped.ts';
import type { GroupedRoute } from '#ui/pages/props.ts';
import { GROUPED_KINDS } from '../listKinds.ts';
import { prefixBasePath } from '../prefixBasePath.ts';
import type { PageHandler } from '../PageResult.ts';
import { findGrouped } from './groupedPage.ts';
import { notFoundView } from './notFound.ts';

/** Lists in the department's own order, by subject (spec §1), of which every item is shown. */
export const faq = arranged('faq', true);
export const professionals = arranged('professionals');

function arranged(view: Exclude<GroupedRoute, 'agencies'>, withBodies = false): PageHandler {
  return async (request) => {
    const found = await findGrouped(request, { kind: GROUPED_KINDS[view], withBodies });
    if (found === undefined) return notFoundView(request);
    const { basePath } = request.context.links;
    const items = found.props.items.map((item) =>
      item.bodyHtml === undefined ? item : { ...item, bodyHtml: prefixBasePath(item.bodyHtml, basePath) },
    );
    return {
      view,
      title: request.context.t(groupedLabels[view].title),
      canonicalQuery: found.canonicalQuery,
      props: { ...found.props, items },
    };
  };
}
