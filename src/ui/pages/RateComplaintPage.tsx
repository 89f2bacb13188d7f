import type { MessageDescriptor } from '@formatjs/intl';
import { RATINGS, type Rating } from '#domain/complaints/rating.ts';
import { LongTextField } from '../components/form/LongTextField.tsx';
import { RadioField } from '../components/form/RadioField.tsx';
import { ComplaintActLayout } from './ComplaintActLayout.tsx';
import { rateRules } from '../forms/complaintRules.ts';
import { complaintActMessages } from '../messages/complaintAct.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ComplaintActPageProps } from './complaintProps.ts';

const LABELS: Readonly<Record<Rating, MessageDescriptor>> = {
  1: complaintActMessages.rating1,
  2: complaintActMessages.rating2,
  3: complaintActMessages.rating3,
  4: complaintActMessages.rating4,
  5: complaintActMessages.rating5,
};

/** How satisfied the complainant is with what was done (spec §2, §3). */
export function RateComplaintPage({ about, form }: ComplaintActPageProps) {
  const context = useRenderContext();
  const { rate: title, rateSend: send } = complaintActMessages;
  const next = [context.t(complaintActMessages.rateOnce), context.t(complaintActMessages.rateOnly)];
  const choices = RATINGS.toReversed().map((value) => ({ value, label: context.t(LABELS[value]) }));
  return (
    <ComplaintActLayout route="rateComplaint" {...{ about, form, title, send, next }} rules={rateRules}>
      <RadioField name="rating" choices={choices} />
      <LongTextField name="comment" rows={4} />
    </ComplaintActLayout>
  );
}
