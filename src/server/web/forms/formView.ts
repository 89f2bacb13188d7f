import { MEGABYTE } from '#domain/files/attachment.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { formMessages } from '#ui/messages/form.ts';
import type { SentReceipt } from '#ui/forms/SentReceipt.ts';
import { queryOf, type FormRoute } from '#ui/routes.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView } from '../PageResult.ts';
import { formPage } from './formPage.ts';
import type { InboxForm } from './InboxForm.ts';
import { openedFrom } from './openedFrom.ts';
import { reportedTitle } from './reportedTitle.ts';

/** The page of a form: empty, or as it was sent when it could not be taken. */
export async function formView(
  route: FormRoute,
  form: InboxForm,
  request: PageRequest,
  state: FormState,
): Promise<PageView> {
  const { site, locale, context, maxFileBytes } = request;
  const from = openedFrom(request);
  const pageTitle = from && (await reportedTitle(request, from));
  const shown = form.takesFiles ? { ...state, maxMegabytes: maxFileBytes / MEGABYTE } : state;
  const page = {
    view: route,
    title: context.t(form.title),
    description: site.contact.address[locale],
    headers: indexing(route),
    props: { ...commonProps(request), ...(pageTitle && { pageTitle }), form: shown },
  };
  return formPage(request, page, shown);
}

/** The success popup. */
export function receiptView(route: FormRoute, request: PageRequest, receipt: SentReceipt): PageView {
  const title = request.context.t(formMessages.succeeded);
  return formPage(request, {
    view: route,
    title,
    headers: indexing(route),
    props: { ...commonProps(request), receipt },
  });
}

/** Every page of the site links to a form that may be opened from any page, each with another query. */
function indexing(route: FormRoute): Readonly<Record<string, string>> {
  return queryOf(route).names.includes('page') ? { 'X-Robots-Tag': 'noindex' } : {};
}

function commonProps(request: PageRequest) {
  const { site, locale, context, layout } = request;
  const page = openedFrom(request);
  return {
    siteName: site.name[locale],
    contact: site.contact,
    hotline: site.hotline,
    ...(layout.policies !== undefined && { policies: layout.policies }),
    ...(page !== undefined && { page: context.links.basePath + page }),
  };
}
