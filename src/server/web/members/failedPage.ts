import { formMessages } from '#ui/messages/form.ts';
import { STATUSES } from '../../http/RefusalError.ts';
import type { ActionResult, FormRefusal } from '../actions/Action.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView } from '../PageResult.ts';
import type { PrivateRedirect } from '../privateRedirect.ts';

/** A page with a button whose act could not be done now: its status and title say so, besides its failure popup. */
export function failedPage(
  { context }: PageRequest,
  { reason }: FormRefusal,
  page: PageView | PrivateRedirect,
): ActionResult {
  if ('redirect' in page) return page;
  const status = STATUSES[reason === 'tooOften' ? 'formTooOften' : 'formNotStored'];
  return { pageView: { ...page, status, title: context.t(formMessages.errorTitle, { title: page.title }) } };
}
