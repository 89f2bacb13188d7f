import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { FormDataNotice } from '../components/form/FormDataNotice.tsx';
import { MailRequestForm } from '../components/form/MailRequestForm.tsx';
import { MailboxNotice } from '../components/form/MailboxNotice.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { registerMessages } from '../messages/register.ts';
import { verifyMessages } from '../messages/verify.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { MailRequestPageProps } from './memberProps.ts';

/** Sends the mail again that confirms an address; afterwards, what to do in the mailbox. */
export function ResendVerificationPage({ form, sentTo, whom }: MailRequestPageProps) {
  const context = useRenderContext();
  return (
    <div className="container entry-page">
      <Breadcrumbs current={context.t(verifyMessages.resendTitle)} />
      {form === undefined ? (
        <MailboxNotice
          email={sentTo}
          next={[context.t(registerMessages.nextOpen), context.t(registerMessages.nextSpam)]}
        />
      ) : (
        <>
          <header className="page-top">
            <h1>{context.t(verifyMessages.resendTitle)}</h1>
            <PageIntro text={context.t(verifyMessages.resendIntro)} />
          </header>
          <div className="form-columns">
            <div>
              <MailRequestForm
                action={context.to('resendVerification')}
                state={form}
                label={context.t(verifyMessages.resend)}
              />
            </div>
            {whom !== undefined && <FormDataNotice form="resendVerification" whom={whom} />}
          </div>
        </>
      )}
    </div>
  );
}
