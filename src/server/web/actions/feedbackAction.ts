import type { Request, RequestHandler, Response } from 'express';
import { clientNetwork } from '#domain/clientNetwork.ts';
import { parseComment } from '#domain/feedback/comment.ts';
import { FEEDBACK_PER_HOUR } from '#domain/feedback/feedbackLimit.ts';
import type { PagePath } from '#domain/feedback/pagePath.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Feedback } from '#ports/Feedback.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { FeedbackRefusal } from '#ui/pages/props.ts';
import * as field from '#adapters/schema/field.ts';
import { errorResponse } from '../../http/errorResponse.ts';
import { RateLimiter } from '../../http/RateLimiter.ts';
import { HttpError } from '../../http/HttpError.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { maintenanceOf } from '../maintenanceOf.ts';
import { localeOfPath } from '../parseAddress.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView } from '../PageResult.ts';
import { feedbackView, pagePathBehind } from '../pages/feedback.ts';
import { maintenanceNotice } from '../pages/maintenance.ts';
import { createPageRequest, sendPageView, type PageServer } from '../servePage.ts';
import type { Sessions } from '../Sessions.ts';
import { readForm } from './readForm.ts';

const HOUR_SECONDS = 3_600;

class FeedbackForm {
  /** Path of the page, exactly as the form sent it. */
  @field.string() readonly about!: string;
  @field.optional() @field.oneOf('yes', 'no') readonly useful?: 'yes' | 'no';
  /** Not validated yet. */
  @field.optional() @field.string() readonly comment?: string;
}

/** The address of the thanks to redirect to; or a page to send, and the request that it is rendered for. */
type Result = { readonly thanks: string } | { readonly pageView: PageView; readonly pageRequest: PageRequest };

/**
 * `POST /{lang}/feedback` with `about` (the path of a page) and either `useful` (`yes`, `no`) or `comment`: stores it and
 * redirects to the thanks (303). When the feedback is refused, the page shows the reason and the form with the text.
 */
export function feedbackAction(server: PageServer, sessions: Sessions): RequestHandler {
  const limiter = new RateLimiter(FEEDBACK_PER_HOUR, HOUR_SECONDS, server.ports.clock);
  return async (request, response) => {
    const result = await receive(server, limiter, sessions, request, response);
    if ('thanks' in result) {
      response.set('Cache-Control', cacheControl.noStore).redirect(303, result.thanks);
    } else {
      const { pageView, pageRequest } = result;
      await sendPageView(server, request, response, pageRequest, { pageView, route: pageView.view });
    }
  };
}

async function receive(
  server: PageServer,
  limiter: RateLimiter,
  sessions: Sessions,
  request: Request,
  response: Response,
): Promise<Result> {
  const { address } = response.locals;
  const pageRequest = createPageRequest(server, response, address);
  const { context, site } = pageRequest;
  const maintenance = maintenanceOf(response, 'feedback');
  if (maintenance.on) return { pageView: maintenanceNotice(pageRequest, maintenance), pageRequest };

  const form = readForm(FeedbackForm, request.body);
  const submitted = form.comment === undefined ? form.useful : 'comment';
  if (submitted === undefined || (form.comment !== undefined && form.useful !== undefined)) throw new HttpError(400);
  const about = pagePathBehind(context.links.basePath, form.about);
  if (about === undefined) throw new HttpError(400);
  const refuse = (problem: FeedbackRefusal, headers?: Readonly<Record<string, string>>): Result => {
    const text = form.comment === undefined ? {} : { text: form.comment };
    return {
      pageView: feedbackView(pageRequest, about, { type: 'refusal', problem, ...text }, headers),
      // The language switch requests the address of this response by GET; the query then shows the form again.
      pageRequest: { ...pageRequest, query: new URLSearchParams({ about: form.about }) },
    };
  };

  const wait = limiter.use(clientNetwork(request.ip ?? ''));
  if (wait > 0) return refuse('feedbackTooOften', { 'Retry-After': String(wait) });
  // Feedback is stored only for pages that exist; otherwise the response is what the page's own would be.
  const { locale } = address;
  const aboutRequest = createPageRequest(server, response, {
    path: about,
    search: '',
    locale: localeOfPath(about) ?? locale,
  });
  const { result } = await server.router(aboutRequest);
  if ('redirect' in result) throw new HttpError(400);
  if ((result.status ?? 200) !== 200) return { pageView: result, pageRequest: aboutRequest };

  try {
    const problem = await store(server.ports.feedback, site.id, about, form, sessions.of(request, response));
    if (problem !== undefined) return refuse(problem);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    pageRequest.log.warn({ err: error }, 'feedback could not be stored');
    return refuse('feedbackNotStored', errorResponse(error).headers);
  }
  return { thanks: context.to('feedback', {}, { about: form.about, said: submitted }) };
}

/** @returns the reason when a comment is refused */
async function store(
  feedback: Feedback,
  site: SiteId,
  page: PagePath,
  { useful, comment }: FeedbackForm,
  session: VisitorSession,
): Promise<FeedbackRefusal | undefined> {
  if (comment === undefined) {
    await feedback.vote({ site, page, useful: useful === 'yes' }, session);
    return undefined;
  }
  const parsed = parseComment(comment);
  if (!parsed.ok) return parsed.code;
  await feedback.comment({ site, page, text: parsed.value }, session);
  return undefined;
}
