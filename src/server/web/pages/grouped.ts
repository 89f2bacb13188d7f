import { arrangedWords } from '#ui/messages/grouped.ts';
import type { ArrangedRoute } from '#ui/pages/props.ts';
import { ARRANGED_KINDS } from '../listKinds.ts';
import { behindBasePath } from '../prefixBasePath.ts';
import type { PageHandler } from '../PageResult.ts';
import { findArranged } from './groupedPage.ts';
import { drawNotFound } from './notFound.ts';

/** Lists in the department's own order, by subject (spec §1), of which every item is shown. */
export const faq = arranged('faq', true);
export const professionals = arranged('professionals');

function arranged(view: Exclude<ArrangedRoute, 'agencies'>, withBodies = false): PageHandler {
  return async (request) => {
    const found = await findArranged(request, { kind: ARRANGED_KINDS[view], withBodies });
    if (found === undefined) return drawNotFound(request);
    const { basePath } = request.page.links;
    const items = found.props.items.map((item) =>
      item.bodyHtml === undefined ? item : { ...item, bodyHtml: behindBasePath(item.bodyHtml, basePath) },
    );
    return { view, title: request.page.t(arrangedWords[view].title), ...found, props: { ...found.props, items } };
  };
}
