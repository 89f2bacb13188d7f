import type { ContentItem } from '#domain/content/content.ts';
import { CONTENT_KINDS, KINDS, type ContentKind, type ItemRoute } from '#domain/content/kinds.ts';
import { parseSlug } from '#domain/content/slug.ts';
import { otherLocale } from '#domain/locale/locale.ts';
import type { FormerItem } from '#ports/Content.ts';
import { itemLink } from '#ui/components/item/itemLink.ts';
import type { ItemPageProps } from '#ui/components/item/ItemLayout.tsx';
import type { PageProps } from '#ui/pages/props.ts';
import type { RouteParams } from '#ui/routes.ts';
import { prefixBasePath } from '../prefixBasePath.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageResult, PageView } from '../PageResult.ts';
import { itemTrail } from './itemTrail.ts';
import { notFoundView, withdrawnView } from './notFound.ts';

/** The kinds whose items have a page at `:id` that shows nothing but the item. */
type PlainKind = {
  [Kind in ContentKind]: { readonly id: string } extends RouteParams<ItemRoute<Kind>>
    ? ItemPageProps extends PageProps[ItemRoute<Kind>]
      ? Kind
      : never
    : never;
}[ContentKind];

/** The pages of single items (spec §2). `HANDLERS` does not compile without a handler of its own for any other kind. */
export const itemHandlers = Object.fromEntries(
  CONTENT_KINDS.map((kind) => [KINDS[kind].item, itemHandler(kind as PlainKind)]),
) as Readonly<Record<ItemRoute<PlainKind>, PageHandler>>;

function itemHandler(kind: PlainKind): PageHandler {
  const view = KINDS[kind].item;
  return (request) => itemPage(request, kind, request.params['id'] ?? '', (_, common) => ({ view, ...common }));
}

type ToView = (item: ContentItem, common: ReturnType<typeof commonView>) => PageView | Promise<PageView>;

/**
 * The page of one published item. One that is unknown or not translated is not found (in this language), one that was
 * withdrawn is gone, and a former address leads to the one of today.
 */
export async function itemPage(
  request: PageRequest,
  kind: ContentKind,
  slugText: string,
  toView: ToView,
): Promise<PageResult> {
  const slug = parseSlug(slugText);
  if (slug === undefined) return notFoundView(request);
  const { ports, site, locale, signal } = request;
  const ref = { site: site.id, locale, kind, slug };
  const found = await ports.content.find(ref, signal);
  if (found.ok) return await toView(found.value, commonView(found.value, request));
  if (found.code === 'contentInOtherLanguage') return notFoundView(request, true);
  const former = await ports.content.findFormer(ref, signal);
  return former === undefined ? notFoundView(request) : formerPage(request, former);
}

function formerPage(request: PageRequest, former: FormerItem): PageResult {
  if (former.state === 'withdrawn') return withdrawnView(request, former.related);
  const address = itemLink(request.context, former.item);
  return address === undefined ? notFoundView(request) : { redirect: address, status: 308 };
}

/** What the pages of all kinds have in common. */
function commonView(item: ContentItem, { locale, site, context, path }: PageRequest) {
  return {
    title: item.title,
    description: item.summary,
    ...(item.cover && { picture: item.cover }),
    inOtherLanguage: item.locales.includes(otherLocale(locale)),
    props: {
      item: withBasePath(item, context.links.basePath),
      address: site.publicOrigin + context.links.basePath + path,
      trail: itemTrail(context, item),
    },
  };
}

function withBasePath(item: ContentItem, basePath: string): ContentItem {
  const { detail } = item;
  const hasTranscript = detail.kind === 'video' && detail.transcriptHtml !== undefined;
  return {
    ...item,
    bodyHtml: prefixBasePath(item.bodyHtml, basePath),
    ...(hasTranscript && { detail: { ...detail, transcriptHtml: prefixBasePath(detail.transcriptHtml, basePath) } }),
  };
}
