import type { MessageDescriptor } from '@formatjs/intl';
import type { ReactNode } from 'react';
import { complaintActMessages } from '../messages/complaintAct.ts';
import { complaintTrackMessages } from '../messages/complaintTrack.ts';
import { complaintViewMessages } from '../messages/complaintView.ts';
import type { FormRules } from '../forms/FormRules.ts';
import type { FormState } from '../forms/FormState.ts';
import { formMessages } from '../messages/form.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import type { ActedComplaint } from './complaintProps.ts';

interface ComplaintActLayoutProps {
  readonly route: 'addToComplaint' | 'rateComplaint' | 'reopenComplaint' | 'withdrawComplaint';
  readonly title: MessageDescriptor;
  /** Below the title. */
  readonly intro?: ReactNode;
  readonly send: MessageDescriptor;
  /** What happens after the form is sent. */
  readonly next: readonly string[];
  readonly rules: FormRules;
  readonly about: ActedComplaint | undefined;
  readonly form: FormState;
  readonly children?: ReactNode;
}

/** The page of a form with which a complainant does something, and the way back to the complaint. */
export function ComplaintActLayout(props: ComplaintActLayoutProps) {
  const { route, title, intro, send, next, rules, about, form, children } = props;
  const context = useRenderContext();
  const trail = [
    { label: context.t(complaintTrackMessages.trackTitle), href: context.to('trackComplaint') },
    ...(about === undefined
      ? []
      : [{ label: context.t(complaintViewMessages.viewTitle, { code: about.code }), href: context.to('complaint') }]),
  ];
  return (
    <div className="container complaint-page">
      <Breadcrumbs trail={trail} current={context.t(title)} />
      <header className="page-top">
        <h1>{context.t(title)}</h1>
        {about !== undefined && (
          <p className="complaint-about">
            <span className="complaint-whole">{context.t(complaintViewMessages.viewTitle, { code: about.code })}</span>
            <span className="complaint-text">{about.title}</span>
          </p>
        )}
        {intro}
      </header>
      <div className="form-columns">
        <section className="complaint-after" aria-labelledby="after">
          <h2 id="after">{context.t(formMessages.next)}</h2>
          <ul className="complaint-next">
            {next.map((step) => (
              <li key={step}>
                <Unbroken text={step} />
              </li>
            ))}
          </ul>
        </section>
        <div className={route === 'withdrawComplaint' ? 'complaint-withdraw' : undefined}>
          <PostForm action={context.to(route)} rules={rules} state={form}>
            {children}
            <SubmitButton label={context.t(send)}>
              <a href={context.to('complaint')}>{context.t(complaintActMessages.cancel)}</a>
            </SubmitButton>
          </PostForm>
        </div>
      </div>
    </div>
  );
}
