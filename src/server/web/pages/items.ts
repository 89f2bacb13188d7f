import type { ContentKind } from '#domain/content/kind.ts';
import type { ItemRoute } from '#ui/pages/props.ts';
import type { PageHandler } from '../PageResult.ts';
import { itemPage } from './itemPage.ts';

/** The pages of single items, each at its list's path and the item's id (spec §2). */
export const news = itemOf('news', 'news');
export const document = itemOf('document', 'document');
export const video = itemOf('video', 'video');
export const infographic = itemOf('infographic', 'infographic');
export const magazine = itemOf('magazine', 'magazine');
export const faqAnswer = itemOf('faq', 'faqAnswer');
export const professional = itemOf('professional', 'professional');

function itemOf(kind: ContentKind, view: ItemRoute): PageHandler {
  return (request) => itemPage(request, kind, request.params['id'] ?? '', (_, common) => ({ view, ...common }));
}
