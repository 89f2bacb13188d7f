import type { MessageDescriptor } from '@formatjs/intl';
import type { ReactNode } from 'react';
import { complaintActMessages } from '../messages/complaintAct.ts';
import type { FormRules } from '../forms/FormRules.ts';
import type { FormState } from '../forms/FormState.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';

interface ComplaintActLayoutProps {
  readonly route: 'addToComplaint' | 'rateComplaint' | 'reopenComplaint' | 'withdrawComplaint';
  readonly title: MessageDescriptor;
  readonly intro?: MessageDescriptor;
  readonly send: MessageDescriptor;
  readonly rules: FormRules;
  readonly form: FormState;
  readonly children?: ReactNode;
}

/** The page of a form with which a complainant does something, and the way back to the complaint. */
export function ComplaintActLayout({ route, title, intro, send, rules, form, children }: ComplaintActLayoutProps) {
  const context = useRenderContext();
  return (
    <div className="container entry-page">
      <Breadcrumbs current={context.t(title)} />
      <header className="page-top">
        <h1>{context.t(title)}</h1>
        {intro !== undefined && <PageIntro text={context.t(intro)} />}
      </header>
      <PostForm action={context.to(route)} rules={rules} state={form}>
        {children}
        <SubmitButton label={context.t(send)}>
          <a href={context.to('complaint')}>{context.t(complaintActMessages.cancel)}</a>
        </SubmitButton>
      </PostForm>
    </div>
  );
}
