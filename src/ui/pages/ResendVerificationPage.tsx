import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { LetterForm } from '../components/form/LetterForm.tsx';
import { MailboxNotice } from '../components/form/MailboxNotice.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { registerMessages } from '../messages/register.ts';
import { verifyMessages } from '../messages/verify.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { LetterPageProps } from './memberProps.ts';

/** Sends the letter again that confirms an address; afterwards, what to do in the mailbox. */
export function ResendVerificationPage({ form, sentTo }: LetterPageProps) {
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
          <LetterForm action={context.to('resendVerification')} state={form} label={context.t(verifyMessages.resend)} />
        </>
      )}
    </div>
  );
}
