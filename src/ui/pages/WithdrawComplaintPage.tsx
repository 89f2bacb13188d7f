import { Unbroken } from '../components/text/Unbroken.tsx';
import { ComplaintActLayout } from './ComplaintActLayout.tsx';
import { complaintActMessages } from '../messages/complaintAct.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ComplaintActPageProps } from './complaintProps.ts';

/** Asks whether the complainant wants to withdraw the complaint. */
export function WithdrawComplaintPage({ about, form }: ComplaintActPageProps) {
  const context = useRenderContext();
  const { withdraw: title, withdrawSend: send } = complaintActMessages;
  const intro = (
    <p className="complaint-urgent">
      <strong>
        <Unbroken text={context.t(complaintActMessages.withdrawIntro)} />
      </strong>
    </p>
  );
  const next = [context.t(complaintActMessages.withdrawRead), context.t(complaintActMessages.withdrawNew)];
  return <ComplaintActLayout route="withdrawComplaint" {...{ about, form, title, intro, send, next }} rules={{}} />;
}
