import { MEGABYTE } from '#domain/files/attachment.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { formMessages } from '#ui/messages/form.ts';
import { tipMessages } from '#ui/messages/tip.ts';
import type { TipReceiptProps } from '#ui/pages/tipProps.ts';
import type { TipRoute } from '#ui/pages/tipViews.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { formPage } from '../forms/formPage.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView } from '../PageResult.ts';

/** Nothing stores the pages of tips, not even the browser. */
export const TIP_HEADERS = { 'Cache-Control': cacheControl.noStore };

const TITLES = {
  reportElectionCorruption: tipMessages.electionTitle,
  reportMisconduct: tipMessages.misconductTitle,
};

/** The form of a tip: empty, or as it was sent when it could not be taken. */
export function tipFormPage(route: TipRoute, request: PageRequest, state: FormState): PageView {
  // Files are sealed or not taken: none can be kept for another try.
  const form = { ...state, maxMegabytes: request.maxFileBytes / MEGABYTE, forgetsFiles: true as const };
  const title = request.context.t(TITLES[route]);
  return formPage(
    request,
    { view: route, title, headers: TIP_HEADERS, props: { ...commonProps(request), form } },
    form,
  );
}

/** In place of the form where the department has set no key, with other ways to report. */
export function closedTipPage(route: TipRoute, request: PageRequest): PageView {
  const title = request.context.t(TITLES[route]);
  return { view: route, title, headers: TIP_HEADERS, props: commonProps(request) };
}

/** The answer to the form: only here are its number and its code ever shown. */
export function tipReceiptPage(route: TipRoute, request: PageRequest, receipt: TipReceiptProps): PageView {
  const title = request.context.t(formMessages.succeeded);
  return { view: route, title, headers: TIP_HEADERS, props: { ...commonProps(request), receipt } };
}

function commonProps({ site, locale, layout }: PageRequest) {
  const { contact, hotline } = site;
  return { siteName: site.name[locale], contact, hotline, ...(layout.policies && { policies: layout.policies }) };
}
