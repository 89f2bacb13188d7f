import type { PublicPaths } from '#adapters/content-folder/read/PublicPaths.ts';
import { kindOfList } from '#domain/content/kinds.ts';
import { ROUTE_IDS, ROUTES } from '#ui/routes.ts';
import { resolvePath } from '../web/resolvePath.ts';

/** Resolves addresses in content with the route table. */
export const publicPaths: PublicPaths = {
  // Only routes without parameters, because a link of the layout contains no item.
  isRoute: (id) => ROUTE_IDS.some((route) => route === id && !/[:*]/.test(ROUTES[route].path)),
  listedKind: (id) => {
    const kind = id === 'newsIndex' ? 'news' : kindOfList(id);
    // A year of disclosure has a path of its own: the list takes no category.
    return kind === 'oit' ? undefined : kind;
  },
  resolve: resolvePath,
};
