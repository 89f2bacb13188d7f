import { formMessages } from '#ui/messages/form.ts';
import { privateRedirect } from '../privateRedirect.ts';
import type { PageHandler } from '../PageResult.ts';
import { qrCode } from '../qrCode.ts';
import { COMPLAINT_HEADERS, complaintsOf } from './openedComplaint.ts';
import { shownReceipt } from './shownReceipt.ts';

/** `GET /{lang}/complaints/receipt`: the receipt of the complaint that was filed in this browser just now. */
export const complaintReceipt: PageHandler = (request) => {
  complaintsOf(request);
  const { context, site } = request;
  const receipt = shownReceipt(request);
  if (receipt === undefined) return privateRedirect(context.to('trackComplaint'));
  const { code, password, isMailed, filedAt, expectedAt, ledger } = receipt;
  // The code alone opens nothing.
  const address = site.publicOrigin + context.to('trackComplaint', {}, { code });
  return {
    view: 'complaintReceipt',
    title: context.t(formMessages.succeeded),
    headers: COMPLAINT_HEADERS,
    props: {
      ...{ code, isMailed, filedAt, expectedAt, ledger, qrCode: qrCode(address) },
      ...(password !== undefined && { password }),
    },
  };
};
