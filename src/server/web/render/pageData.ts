import type { Assets } from '../../Assets.ts';
import type { PageToSend } from './PageToSend.ts';
import { scriptJson } from './scriptJson.ts';

/** The data with which the browser's scripts take over an interactive page, and the address of these scripts. */
export function pageData({ request, pageView }: PageToSend, { interactive }: Assets): string {
  const { wholeWords } = request.context;
  const data = {
    route: pageView.view,
    locale: request.locale,
    basePath: request.context.links.basePath,
    ...(wholeWords.length > 0 && { wholeWords }),
    props: pageView.props,
  };
  // Not a module in the head, which would compete with what the first view needs: see `hydrateMain`.
  const attributes = `type="application/json" id="page-data" data-src="${data.basePath}/${interactive}"`;
  return `<script ${attributes}>${scriptJson(data)}</script>`;
}
