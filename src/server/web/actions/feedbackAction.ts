import { parseComment } from '#domain/feedback/comment.ts';
import type { PagePath } from '#domain/feedback/pagePath.ts';
import type { FeedbackRefusal } from '#ui/pages/props.ts';
import * as field from '#adapters/schema/field.ts';
import { HttpError } from '../../http/HttpError.ts';
import { feedbackView, pagePathBehind } from '../pages/feedback.ts';
import type { Action, ActionPage, FormRequest } from './Action.ts';
import { requireForm } from './readForm.ts';

class FeedbackForm {
  /** Path of the page, exactly as the form sent it. */
  @field.string() readonly about!: string;
  @field.optional() @field.oneOf('yes', 'no') readonly useful?: 'yes' | 'no';
  /** Not validated yet. */
  @field.optional() @field.string() readonly comment?: string;
}

/** A form that a page of ours has sent: about one page, with a vote or a comment. */
interface ReadFeedback {
  readonly form: FeedbackForm;
  readonly page: PagePath;
}

/**
 * `POST /{lang}/feedback` with `about` (the path of a page) and either `useful` (`yes`, `no`) or `comment`: stores it and
 * redirects to the thanks. When the feedback is refused, the page shows the reason and the form with the text.
 */
export const feedbackAction: Action = {
  perHour: 'FEEDBACK_PER_HOUR',

  async submit(request) {
    const feedback = readFeedback(request);
    // Feedback is stored only for pages that exist; otherwise the response is what the page's own would be.
    const { request: pageRequest, result } = await request.open(feedback.page);
    if ('redirect' in result) throw new HttpError(400);
    if ((result.status ?? 200) !== 200) return { pageView: result, pageRequest };

    const problem = await store(feedback, request);
    if (problem !== undefined) return refusalPage(feedback, request, problem);
    const { about, useful, comment } = feedback.form;
    const said = comment === undefined ? useful : 'comment';
    return { redirect: request.context.to('feedback', {}, { about, said }), status: 303 };
  },

  refuse: (request, { reason }) =>
    refusalPage(readFeedback(request), request, reason === 'tooOften' ? 'feedbackTooOften' : 'feedbackNotStored'),
};

/** Throws 400 when no page of ours sends such a form. */
function readFeedback({ fields, context }: FormRequest): ReadFeedback {
  const form = requireForm(FeedbackForm, fields);
  if ((form.comment === undefined) === (form.useful === undefined)) throw new HttpError(400);
  const page = pagePathBehind(context.links.basePath, form.about);
  if (page === undefined) throw new HttpError(400);
  return { form, page };
}

/** @returns the reason when a comment is refused */
async function store(
  { form: { useful, comment }, page }: ReadFeedback,
  { ports: { feedback }, site: { id: site }, session }: FormRequest,
): Promise<FeedbackRefusal | undefined> {
  const parsed = comment === undefined ? undefined : parseComment(comment);
  if (parsed?.ok === false) return parsed.code;
  const stored =
    parsed === undefined
      ? await feedback.vote({ site, page, useful: useful === 'yes' }, session)
      : await feedback.comment({ site, page, text: parsed.value }, session);
  if (!stored.ok) throw new HttpError(404);
  return undefined;
}

function refusalPage(
  { form: { about, comment }, page }: ReadFeedback,
  request: FormRequest,
  problem: FeedbackRefusal,
): ActionPage {
  const text = comment === undefined ? {} : { text: comment };
  return {
    pageView: feedbackView(request, page, { type: 'refusal', problem, ...text }),
    // The language switch requests the address of this response by GET; the query then shows the form again.
    pageRequest: { ...request, query: new URLSearchParams({ about }) },
  };
}
