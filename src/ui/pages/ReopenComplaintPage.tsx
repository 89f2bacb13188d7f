import { LongTextField } from '../components/form/LongTextField.tsx';
import { ComplaintActLayout } from './ComplaintActLayout.tsx';
import { reopenRules } from '../forms/complaintRules.ts';
import { complaintActMessages } from '../messages/complaintAct.ts';
import type { ComplaintActPageProps } from './complaintProps.ts';

/** Has a finished complaint worked on again, with a reason. */
export function ReopenComplaintPage({ form }: ComplaintActPageProps) {
  const { reopen: title, reopenIntro: intro } = complaintActMessages;
  return (
    <ComplaintActLayout
      route="reopenComplaint"
      title={title}
      intro={intro}
      send={title}
      rules={reopenRules}
      form={form}
    >
      <LongTextField name="text" />
    </ComplaintActLayout>
  );
}
