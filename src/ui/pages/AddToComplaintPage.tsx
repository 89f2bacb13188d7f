import { FilesField } from '../components/form/FilesField.tsx';
import { LongTextField } from '../components/form/LongTextField.tsx';
import { ComplaintActLayout } from './ComplaintActLayout.tsx';
import { addRules } from '../forms/complaintRules.ts';
import { complaintActMessages } from '../messages/complaintAct.ts';
import { complaintViewMessages } from '../messages/complaintView.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ComplaintActPageProps } from './complaintProps.ts';

/** Sends a message or files with a complaint that was filed before. */
export function AddToComplaintPage({ about, form }: ComplaintActPageProps) {
  const context = useRenderContext();
  const { add: title, addSend: send } = complaintActMessages;
  const next = [
    context.t(complaintActMessages.addNext),
    context.t(complaintActMessages.addReply),
    ...(about?.isMailed === true ? [context.t(complaintViewMessages.nextMail)] : []),
  ];
  return (
    <ComplaintActLayout route="addToComplaint" {...{ about, form, title, send, next }} rules={addRules}>
      <LongTextField name="text" hint={context.t(complaintActMessages.addTextHint)} />
      <FilesField />
    </ComplaintActLayout>
  );
}
