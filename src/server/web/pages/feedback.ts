import { parsePagePath, type PagePath } from '#domain/feedback/pagePath.ts';
import { feedbackMessages } from '#ui/messages/feedback.ts';
import { titles } from '#ui/messages/titles.ts';
import { SUBMITTED_FEEDBACK, type FeedbackPageProps } from '#ui/pages/props.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { STATUSES } from '../../http/RefusalError.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView, PageHandler } from '../PageResult.ts';
import { notFoundView } from './notFound.ts';

/** The page after a vote about a page (`?about=/th/news/dam&said=no`), where a visitor can also comment. */
export const feedback: PageHandler = (request) => {
  const { query, context } = request;
  const about = pagePathBehind(context.links.basePath, query.get('about') ?? '');
  if (about === undefined) return notFoundView(request);
  const submitted = SUBMITTED_FEEDBACK.find((value) => value === query.get('said'));
  return feedbackView(request, about, submitted === undefined ? { type: 'form' } : { type: 'thanks', submitted });
};

export function feedbackView({ context }: PageRequest, about: PagePath, state: FeedbackPageProps['state']): PageView {
  const isRefusal = state.type === 'refusal';
  return {
    view: 'feedback',
    title: context.t(isRefusal ? feedbackMessages.problem : titles.feedback),
    status: isRefusal ? STATUSES[state.problem] : 200,
    // Meant for one visitor: neither cached nor indexed.
    headers: { 'Cache-Control': cacheControl.noStore, 'X-Robots-Tag': 'noindex' },
    props: { about: context.links.basePath + about, state },
  };
}

/** The page that a path of this site belongs to, without the base path. */
export function pagePathBehind(basePath: string, path: string): PagePath | undefined {
  return path.startsWith(basePath) ? parsePagePath(path.slice(basePath.length)) : undefined;
}
