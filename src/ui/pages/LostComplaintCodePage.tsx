import { EmailField } from '../components/form/EmailField.tsx';
import { MailboxNotice } from '../components/form/MailboxNotice.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { lostCodeRules } from '../forms/complaintRules.ts';
import { complaintTrackMessages } from '../messages/complaintTrack.ts';
import { registerMessages } from '../messages/register.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { MailRequestPageProps } from './memberProps.ts';

/** Asks for the tracking codes of an address; afterwards, what to do in the mailbox. */
export function LostComplaintCodePage({ form, sentTo }: MailRequestPageProps) {
  const context = useRenderContext();
  return (
    <div className="container entry-page">
      <Breadcrumbs current={context.t(complaintTrackMessages.lostTitle)} />
      {form === undefined ? (
        <MailboxNotice
          email={sentTo}
          next={[context.t(complaintTrackMessages.codesNext), context.t(registerMessages.nextSpam)]}
        />
      ) : (
        <>
          <header className="page-top">
            <h1>{context.t(complaintTrackMessages.lostTitle)}</h1>
            <PageIntro text={context.t(complaintTrackMessages.lostIntro)} />
          </header>
          <PostForm action={context.to('lostComplaintCode')} rules={lostCodeRules} state={form} savesDraft={false}>
            <EmailField name="email" />
            <SubmitButton label={context.t(complaintTrackMessages.sendCodes)} />
          </PostForm>
        </>
      )}
    </div>
  );
}
