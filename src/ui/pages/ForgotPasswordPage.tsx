import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { FormDataNotice } from '../components/form/FormDataNotice.tsx';
import { MailRequestForm } from '../components/form/MailRequestForm.tsx';
import { MailboxNotice } from '../components/form/MailboxNotice.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { registerMessages } from '../messages/register.ts';
import { resetMessages } from '../messages/resetPassword.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { MailRequestPageProps } from './memberProps.ts';

/** Asks for a link to reset a forgotten password (spec §2); afterwards, what to do in the mailbox. */
export function ForgotPasswordPage({ form, sentTo, whom }: MailRequestPageProps) {
  const context = useRenderContext();
  return (
    <div className="container entry-page">
      <Breadcrumbs current={context.t(resetMessages.forgotTitle)} />
      {form === undefined ? (
        <MailboxNotice email={sentTo} next={[context.t(resetMessages.next), context.t(registerMessages.nextSpam)]} />
      ) : (
        <>
          <header className="page-top">
            <h1>{context.t(resetMessages.forgotTitle)}</h1>
            <PageIntro text={context.t(resetMessages.forgotIntro)} />
          </header>
          <div className="form-columns">
            <div>
              <MailRequestForm
                action={context.to('forgotPassword')}
                state={form}
                label={context.t(resetMessages.send)}
              />
            </div>
            {whom !== undefined && <FormDataNotice form="forgotPassword" whom={whom} />}
          </div>
        </>
      )}
    </div>
  );
}
