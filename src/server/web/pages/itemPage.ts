import type { ContentItem } from '#domain/content/content.ts';
import { CONTENT_KINDS, KINDS, type ContentKind, type ItemRoute } from '#domain/content/kinds.ts';
import { parseSlug } from '#domain/content/slug.ts';
import { otherLocale } from '#domain/locale/locale.ts';
import type { ItemPageProps } from '#ui/components/item/ItemLayout.tsx';
import type { PageProps } from '#ui/pages/props.ts';
import type { RouteParams } from '#ui/routes.ts';
import { prefixBasePath } from '../prefixBasePath.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { itemTrail } from './itemTrail.ts';
import { notFoundView } from './notFound.ts';

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

/** The page of one published item; one that is unknown, withdrawn or not translated is not found (in this language). */
export async function itemPage(
  request: PageRequest,
  kind: ContentKind,
  slugText: string,
  toView: ToView,
): Promise<PageView> {
  const slug = parseSlug(slugText);
  if (slug === undefined) return notFoundView(request);
  const { ports, site, locale, signal } = request;
  const found = await ports.content.find({ site: site.id, locale, kind, slug }, signal);
  if (!found.ok) return notFoundView(request, found.code === 'contentInOtherLanguage');
  return await toView(found.value, commonView(found.value, request));
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
