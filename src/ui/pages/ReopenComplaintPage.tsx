import { LongTextField } from '../components/form/LongTextField.tsx';
import { ComplaintActLayout } from './ComplaintActLayout.tsx';
import { reopenRules } from '../forms/complaintRules.ts';
import { complaintActMessages } from '../messages/complaintAct.ts';
import { complaintMessages } from '../messages/complaint.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ComplaintActPageProps } from './complaintProps.ts';

/** Has a finished complaint worked on again, with a reason. */
export function ReopenComplaintPage({ about, answerDays, form }: ComplaintActPageProps) {
  const context = useRenderContext();
  const { reopen: title, reopenIntro: intro, reopenSend: send } = complaintActMessages;
  const next = [
    context.t(complaintActMessages.reopenNext),
    context.t(complaintMessages.afterResult, { days: answerDays }),
  ];
  return (
    <ComplaintActLayout route="reopenComplaint" {...{ about, form, title, intro, send, next }} rules={reopenRules}>
      <LongTextField name="text" hint={context.t(complaintActMessages.reasonHint)} />
    </ComplaintActLayout>
  );
}
