import { LongTextField } from '../components/form/LongTextField.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { ComplaintActLayout } from './ComplaintActLayout.tsx';
import { reopenRules } from '../forms/complaintRules.ts';
import { complaintActMessages } from '../messages/complaintAct.ts';
import { complaintMessages } from '../messages/complaint.ts';
import { complaintViewMessages } from '../messages/complaintView.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ComplaintActPageProps } from './complaintProps.ts';

/** Has a finished complaint worked on again, with a reason. */
export function ReopenComplaintPage({ about, answerDays, form }: ComplaintActPageProps) {
  const context = useRenderContext();
  const { reopen: title, reopenIntro, reopenUntil, reopenSend: send } = complaintActMessages;
  const day = about?.reopenUntil;
  const intro = (
    <>
      <PageIntro
        text={day === undefined ? context.t(reopenIntro) : context.t(reopenUntil, { date: context.date(day) })}
      />
      {about?.result !== undefined && (
        <section className="complaint-result" aria-labelledby="result">
          <h2 id="result">{context.t(complaintViewMessages.result)}</h2>
          <p className="complaint-text">{about.result}</p>
        </section>
      )}
    </>
  );
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
