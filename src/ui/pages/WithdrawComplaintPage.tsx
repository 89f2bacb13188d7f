import { ComplaintActLayout } from './ComplaintActLayout.tsx';
import { complaintActMessages } from '../messages/complaintAct.ts';
import type { ComplaintActPageProps } from './complaintProps.ts';

/** Asks whether the complainant wants to withdraw the complaint. */
export function WithdrawComplaintPage({ form }: ComplaintActPageProps) {
  const { withdraw: title, withdrawIntro: intro } = complaintActMessages;
  return (
    <ComplaintActLayout route="withdrawComplaint" title={title} intro={intro} send={title} rules={{}} form={form} />
  );
}
