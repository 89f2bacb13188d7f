import { FilesField } from '../components/form/FilesField.tsx';
import { LongTextField } from '../components/form/LongTextField.tsx';
import { ComplaintActLayout } from './ComplaintActLayout.tsx';
import { addRules } from '../forms/complaintRules.ts';
import { complaintActMessages } from '../messages/complaintAct.ts';
import type { ComplaintActPageProps } from './complaintProps.ts';

/** Sends a message or files with a complaint that was filed before. */
export function AddToComplaintPage({ form }: ComplaintActPageProps) {
  const words = { title: complaintActMessages.add, send: complaintActMessages.addSend };
  return (
    <ComplaintActLayout route="addToComplaint" {...words} rules={addRules} form={form}>
      <LongTextField name="text" />
      <FilesField />
    </ComplaintActLayout>
  );
}
