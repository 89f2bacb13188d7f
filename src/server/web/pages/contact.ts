import { MEGABYTE } from '#domain/files/attachment.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { formMessages } from '#ui/messages/form.ts';
import { titles } from '#ui/messages/titles.ts';
import { formPage } from '../formPage.ts';
import { newForm } from '../newForm.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { openReceipt } from '../receipts.ts';

/** How to reach the department (spec §1: hotline, contact), and the contact form; after it was sent, its receipt. */
export const contact: PageHandler = (request) => {
  const { seal, site, query, now, context } = request;
  const reference = openReceipt(seal, site.id, query.get('sent') ?? '', now);
  if (reference === undefined) return contactView(request, newForm());
  const title = context.t(formMessages.succeeded);
  return formPage(request, { view: 'contact', title, props: { ...channelsOf(request), reference } });
};

export function contactView(request: PageRequest, state: FormState): PageView {
  const { site, locale, context, maxFileBytes } = request;
  const form = { ...state, maxMegabytes: maxFileBytes / MEGABYTE };
  return formPage(
    request,
    {
      view: 'contact',
      title: context.t(titles.contact),
      description: site.contact.address[locale],
      props: { ...channelsOf(request), form },
    },
    form,
  );
}

function channelsOf({ site, locale, layout: { policies } }: PageRequest) {
  return {
    siteName: site.name[locale],
    contact: site.contact,
    hotline: site.hotline,
    ...(policies !== undefined && { policies }),
  };
}
