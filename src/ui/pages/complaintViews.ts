import type { ComponentType } from 'react';
import type { ComplaintPagePropsById } from './complaintProps.ts';

/** The pages of complaints that are hydrated. */
export type HydratedComplaintPage = Exclude<
  keyof ComplaintPagePropsById,
  'complaint' | 'complaintReceipt' | 'complaintLedger'
>;

/** The views of the hydrated pages of complaints, each loaded only on its own page. */
export const COMPLAINT_VIEWS: {
  readonly [Id in HydratedComplaintPage]: () => Promise<ComponentType<ComplaintPagePropsById[Id]>>;
} = {
  fileComplaint: () => import('./FileComplaintPage.tsx').then((module) => module.FileComplaintPage),
  trackComplaint: () => import('./TrackComplaintPage.tsx').then((module) => module.TrackComplaintPage),
  lostComplaintCode: () => import('./LostComplaintCodePage.tsx').then((module) => module.LostComplaintCodePage),
  addToComplaint: () => import('./AddToComplaintPage.tsx').then((module) => module.AddToComplaintPage),
  rateComplaint: () => import('./RateComplaintPage.tsx').then((module) => module.RateComplaintPage),
  reopenComplaint: () => import('./ReopenComplaintPage.tsx').then((module) => module.ReopenComplaintPage),
  withdrawComplaint: () => import('./WithdrawComplaintPage.tsx').then((module) => module.WithdrawComplaintPage),
};
