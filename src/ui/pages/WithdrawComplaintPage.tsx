import { ComplaintActLayout } from './ComplaintActLayout.tsx';
import { complaintActMessages } from '../messages/complaintAct.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ComplaintActPageProps } from './complaintProps.ts';

/** Asks whether the complainant wants to withdraw the complaint. */
export function WithdrawComplaintPage({ about, form }: ComplaintActPageProps) {
  const context = useRenderContext();
  const { withdraw: title, withdrawIntro: intro } = complaintActMessages;
  const next = [context.t(complaintActMessages.withdrawRead), context.t(complaintActMessages.withdrawNew)];
  return (
    <ComplaintActLayout
      route="withdrawComplaint"
      {...{ about, form, title, intro, next }}
      send={complaintActMessages.withdrawSend}
      rules={{}}
    />
  );
}
