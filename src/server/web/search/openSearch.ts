import type { SiteDetails } from '#domain/site/site.ts';
import { searchMessages } from '#ui/messages/search.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { Assets } from '../../Assets.ts';
import { emptyElement, startTag, textElement, XML_START } from '../feeds/xml.ts';

/** The greatest lengths that OpenSearch allows. */
const MAX_SHORT_NAME = 16;
const MAX_LONG_NAME = 48;

/** The description of a site's search in one language, with which browsers search it from their address bar (OpenSearch 1.1). */
export function openSearch(
  { publicOrigin, name, shortName }: SiteDetails,
  context: RenderContext,
  assets: Assets,
): string {
  const { links, locale } = context;
  const url = (rel: string, type: string, address: string) =>
    // The braces of the parameter are a part of the template.
    emptyElement('Url', { rel, type, template: `${publicOrigin}${address}?q={searchTerms}` });
  return [
    XML_START,
    startTag('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }),
    textElement('ShortName', cut(shortName[locale], MAX_SHORT_NAME)),
    textElement('LongName', cut(name[locale], MAX_LONG_NAME)),
    textElement('Description', `${name[locale]}: ${context.t(searchMessages.intro)}`),
    url('results', 'text/html', context.to('search')),
    url('results', 'application/atom+xml', links.searchFeed(locale, {})),
    emptyElement('Url', {
      rel: 'suggestions',
      type: 'application/x-suggestions+json',
      template: `${publicOrigin}${links.searchSuggestions(locale, { format: 'opensearch' })}&q={searchTerms}`,
    }),
    emptyElement('Url', {
      rel: 'self',
      type: 'application/opensearchdescription+xml',
      template: publicOrigin + links.openSearch(locale),
    }),
    startTag('Image', { height: '192', width: '192', type: 'image/png' }),
    `${publicOrigin}${links.basePath}/${assets.icons.small}</Image>`,
    textElement('Language', locale),
    textElement('InputEncoding', 'UTF-8'),
    textElement('OutputEncoding', 'UTF-8'),
    '</OpenSearchDescription>\n',
  ].join('');
}

/** Between characters as people see them, so that no Thai mark is left without its letter. */
function cut(text: string, length: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > length) break;
    kept += segment;
  }
  return kept;
}
