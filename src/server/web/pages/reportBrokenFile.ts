import { parseReportedPage, type ReportedPage } from '#domain/inbox/brokenFileReport.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { formMessages } from '#ui/messages/form.ts';
import { titles } from '#ui/messages/titles.ts';
import { formPage } from '../formPage.ts';
import { newForm } from '../newForm.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { openReceipt } from '../receipts.ts';

/** Every page of the site links to it with another query. */
const NOT_INDEXED = { headers: { 'X-Robots-Tag': 'noindex' } };

/** The report of a broken file or link on the page that `?page=` names; after it was sent, its receipt. */
export const reportBrokenFile: PageHandler = (request) => {
  const { seal, site, query, now, context } = request;
  const reference = openReceipt(seal, site.id, query.get('sent') ?? '', now);
  if (reference === undefined) return reportBrokenFileView(request, newForm());
  const title = context.t(formMessages.succeeded);
  return formPage(request, {
    view: 'reportBrokenFile',
    title,
    ...NOT_INDEXED,
    props: { ...commonProps(request), reference },
  });
};

export function reportBrokenFileView(request: PageRequest, form: FormState): PageView {
  const title = request.context.t(titles.reportBrokenFile);
  return formPage(
    request,
    { view: 'reportBrokenFile', title, ...NOT_INDEXED, props: { ...commonProps(request), form } },
    form,
  );
}

/** The page that the report is about, without the base path; undefined when it is no path of this site. */
export function reportedPageOf({ query, context: { links } }: PageRequest): ReportedPage | undefined {
  const path = parseReportedPage(query.get('page') ?? '');
  return path?.startsWith(`${links.basePath}/`) ? parseReportedPage(path.slice(links.basePath.length)) : undefined;
}

function commonProps(request: PageRequest) {
  const { site, locale, context, layout } = request;
  const page = reportedPageOf(request);
  return {
    siteName: site.name[locale],
    contact: site.contact,
    ...(layout.policies !== undefined && { policies: layout.policies }),
    ...(page !== undefined && { page: context.links.basePath + page }),
  };
}
