import { otherLocale } from '#domain/locale/locale.ts';
import type { ContentItem } from '#domain/content/content.ts';
import type { ContentKind } from '#domain/content/kind.ts';
import { parseSlug } from '#domain/content/slug.ts';
import { prefixBasePath } from '../prefixBasePath.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView } from '../PageResult.ts';
import { itemTrail } from './itemTrail.ts';
import { notFoundView } from './notFound.ts';

type Drawing = (item: ContentItem, common: ReturnType<typeof headOf>) => PageView | Promise<PageView>;

/** Finds one published item and draws it; an unknown, withdrawn or untranslated one is not found (in this language). */
export async function itemPage(
  request: PageRequest,
  kind: ContentKind,
  slugText: string,
  draw: Drawing,
): Promise<PageView> {
  const slug = parseSlug(slugText);
  if (slug === undefined) return notFoundView(request);
  const { ports, site, locale, signal } = request;
  const found = await ports.content.find({ site: site.id, locale, kind, slug }, signal);
  if (!found.ok) return notFoundView(request, found.code === 'contentInOtherLanguage');
  return await draw(found.value, headOf(found.value, request));
}

function headOf(item: ContentItem, { locale, site, context, path }: PageRequest) {
  return {
    title: item.title,
    description: item.summary,
    ...(item.cover && { picture: item.cover }),
    inOtherLanguage: item.locales.includes(otherLocale(locale)),
    props: {
      item: itemBehind(item, context.links.basePath),
      address: site.publicOrigin + context.links.basePath + path,
      trail: itemTrail(context, item),
    },
  };
}

function itemBehind(item: ContentItem, basePath: string): ContentItem {
  const { detail } = item;
  const hasTranscript = detail.kind === 'video' && detail.transcriptHtml !== undefined;
  return {
    ...item,
    bodyHtml: prefixBasePath(item.bodyHtml, basePath),
    ...(hasTranscript && { detail: { ...detail, transcriptHtml: prefixBasePath(detail.transcriptHtml, basePath) } }),
  };
}
