import { hasErrors, type FormState } from '#ui/forms/FormState.ts';
import { formMessages } from '#ui/messages/form.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { STATUSES } from '../../http/RefusalError.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView } from '../PageResult.ts';

/**
 * The page of a form: never shared, and not forgotten by the browser, so that the back button finds what was typed. A
 * refused form has its status, and says so in the title.
 *
 * @param state absent on the success popup
 */
export function formPage<View extends PageView>({ context }: PageRequest, page: View, state?: FormState): View {
  const status = state === undefined ? 200 : statusOf(state);
  return {
    ...page,
    status,
    title: status === 200 ? page.title : context.t(formMessages.errorTitle, { title: page.title }),
    headers: { 'Cache-Control': cacheControl.privateRevalidate, ...page.headers },
  };
}

function statusOf(state: FormState): number {
  if (state.problem !== undefined) return STATUSES[state.problem];
  return hasErrors(state) ? STATUSES.formRefused : 200;
}
