import type { FormRoute } from '#ui/routes.ts';
import type { PageHandler } from '../PageResult.ts';
import { formView, receiptView } from './formView.ts';
import type { InboxForm } from './InboxForm.ts';
import { newForm } from './newForm.ts';
import { openReceipt } from './receipts.ts';

/** The page of a form; after it was sent, its receipt. */
export function formHandler(route: FormRoute, form: InboxForm): PageHandler {
  return async (request) => {
    const { seal, site, query, now } = request;
    const receipt = openReceipt(seal, site.id, query.get('sent') ?? '', now);
    if (receipt !== undefined) return receiptView(route, request, receipt);
    const values = (await form.given?.(request)) ?? {};
    return formView(route, form, request, { ...newForm(), values });
  };
}
