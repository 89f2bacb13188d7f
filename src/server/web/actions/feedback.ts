import type { Request, RequestHandler, Response } from 'express';
import { clientNetwork } from '#domain/clientNetwork.ts';
import { parseComment } from '#domain/feedback/comment.ts';
import type { PagePath } from '#domain/feedback/pagePath.ts';
import { functionMaintenance } from '#domain/site/maintenance.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Feedback } from '#ports/Feedback.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { FeedbackRefusal, FeedbackWord } from '#ui/pages/props.ts';
import { errorResponse } from '../../http/errorResponse.ts';
import { RateLimiter } from '../../http/RateLimiter.ts';
import { HttpError } from '../../http/HttpError.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView } from '../PageResult.ts';
import { feedbackView, pagePathBehind } from '../pages/feedback.ts';
import { maintenanceNotice } from '../pages/maintenance.ts';
import { readPageRequest, sendPageView, type PageServer } from '../servePage.ts';
import type { Sessions } from '../Sessions.ts';

/** Of one client in an hour. A mobile network has many people behind one address. */
const MOST_ANSWERS = 60;
const HOUR_SECONDS = 3_600;

interface FeedbackForm {
  /** Path of the page, as the form had it. */
  readonly about: string;
  readonly said: FeedbackWord;
  /** Not looked at yet. */
  readonly comment: string;
}

/** What is sent: the way to the thanks, or a page and the request that it is drawn for. */
type Answer = { readonly thanks: string } | { readonly pageView: PageView; readonly at: PageRequest };

/**
 * `POST /{lang}/feedback` with `about` (the path of a page) and either `useful` (`yes`, `no`) or `comment`: keeps it and
 * leads to the thanks (303). What is not taken comes back as it was written, with the reason.
 */
export function takeFeedback(server: PageServer, sessions: Sessions): RequestHandler {
  const limit = new RateLimiter(MOST_ANSWERS, HOUR_SECONDS, server.ports.clock);
  return async (request, response) => {
    const answer = await take(server, limit, sessions, request, response);
    if ('thanks' in answer) {
      response.set('Cache-Control', cacheControl.noStore).redirect(303, answer.thanks);
    } else {
      const { pageView, at } = answer;
      await sendPageView(server, request, response, at, { pageView, route: pageView.view });
    }
  };
}

async function take(
  server: PageServer,
  limit: RateLimiter,
  sessions: Sessions,
  request: Request,
  response: Response,
): Promise<Answer> {
  const at = readPageRequest(server, request, response, request.path);
  const { context, site } = at;
  const closed = functionMaintenance(site.maintenance, 'feedback', at.now);
  if (closed.on) return { pageView: maintenanceNotice(at, closed), at };

  const form = readForm(request.body);
  const about = pagePathBehind(context.links.basePath, form.about);
  if (about === undefined) throw new HttpError(400);
  const refuse = (problem: FeedbackRefusal, headers?: Readonly<Record<string, string>>): Answer => {
    const text = form.said === 'comment' ? { text: form.comment } : {};
    return {
      pageView: feedbackView(at, about, { is: 'refusing', problem, ...text }, headers),
      // Asked for by GET, as the language switch does, the address shows the form again.
      at: { ...at, query: new URLSearchParams({ about: form.about }) },
    };
  };

  const wait = limit.use(clientNetwork(request.ip ?? ''));
  if (wait > 0) return refuse('feedbackTooOften', { 'Retry-After': String(wait) });
  // Only pages that are there have answers counted: what else their address says now is the answer to this, too.
  const there = { ...readPageRequest(server, request, response, about), query: new URLSearchParams() };
  const { result } = await server.router(there);
  if ('redirect' in result) throw new HttpError(400);
  if ((result.status ?? 200) !== 200) return { pageView: result, at: there };

  try {
    const problem = await keep(server.ports.feedback, site.id, about, form, sessions.of(request, response));
    if (problem !== undefined) return refuse(problem);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    at.log.warn({ err: error }, 'an answer about a page could not be kept');
    return refuse('feedbackNotKept', errorResponse(error).headers);
  }
  return { thanks: context.to('feedback', {}, { about: form.about, said: form.said }) };
}

async function keep(
  feedback: Feedback,
  site: SiteId,
  page: PagePath,
  { said, comment }: FeedbackForm,
  session: VisitorSession,
): Promise<FeedbackRefusal | undefined> {
  if (said !== 'comment') {
    await feedback.vote({ site, page, useful: said === 'yes' }, session);
    return undefined;
  }
  const parsed = parseComment(comment);
  if (!parsed.ok) return parsed.code;
  await feedback.comment({ site, page, text: parsed.value }, session);
  return undefined;
}

/** Throws 415 for what is no form, 400 for a form that none of our pages sends. */
function readForm(body: unknown): FeedbackForm {
  if (typeof body !== 'object' || body === null) throw new HttpError(415);
  const { about, useful, comment, ...more } = body as Readonly<Record<string, unknown>>;
  if (typeof about !== 'string' || Object.keys(more).length > 0) throw new HttpError(400);
  if (typeof comment === 'string' && useful === undefined) return { about, said: 'comment', comment };
  if ((useful === 'yes' || useful === 'no') && comment === undefined) return { about, said: useful, comment: '' };
  throw new HttpError(400);
}
