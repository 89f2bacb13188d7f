import type { RouteId } from '#ui/routes.ts';
import type { Action } from '../actions/Action.ts';
import { notFoundView } from '../pages/notFound.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { closeComplaintAction, complaint } from './complaint.ts';
import { actAction, actHandler } from './complaintActs.ts';
import { complaintLedger } from './complaintLedger.ts';
import { complaintReceipt } from './complaintReceipt.ts';
import { fileComplaint, fileComplaintAction } from './fileComplaint.ts';
import { lostComplaintCode, lostComplaintCodeAction } from './lostComplaintCode.ts';
import { ownComplaint, ownComplaintAction } from './ownComplaint.ts';
import { trackComplaint, trackComplaintAction } from './trackComplaint.ts';

const PAGES = {
  fileComplaint,
  complaintLedger,
  complaintReceipt,
  trackComplaint,
  lostComplaintCode,
  complaint,
  ownComplaint,
  addToComplaint: actHandler('add'),
  rateComplaint: actHandler('rate'),
  reopenComplaint: actHandler('reopen'),
  withdrawComplaint: actHandler('withdraw'),
} satisfies Partial<Record<RouteId, PageHandler>>;

/** The pages of complaints: 404 where nobody can complain on the website. */
export const COMPLAINT_HANDLERS = Object.fromEntries(
  Object.entries(PAGES).map(([route, handle]) => [
    route,
    (request: PageRequest) => (request.ports.complaints === undefined ? notFoundView(request) : handle(request)),
  ]),
) as unknown as Readonly<Record<keyof typeof PAGES, PageHandler>>;

/** The forms of complaints. */
export const COMPLAINT_ACTIONS = {
  fileComplaint: fileComplaintAction,
  trackComplaint: trackComplaintAction,
  lostComplaintCode: lostComplaintCodeAction,
  complaint: closeComplaintAction,
  ownComplaint: ownComplaintAction,
  addToComplaint: actAction('add'),
  rateComplaint: actAction('rate'),
  reopenComplaint: actAction('reopen'),
  withdrawComplaint: actAction('withdraw'),
} satisfies Partial<Record<RouteId, Action>>;
