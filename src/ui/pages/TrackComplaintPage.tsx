import { PasswordField } from '../components/form/PasswordField.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { trackComplaintRules } from '../forms/complaintRules.ts';
import { complaintMessages } from '../messages/complaint.ts';
import { complaintTrackMessages } from '../messages/complaintTrack.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { TrackComplaintPageProps } from './complaintProps.ts';

/** Opens a complaint with its tracking code and password (spec §2). */
export function TrackComplaintPage({ form, notice }: TrackComplaintPageProps) {
  const context = useRenderContext();
  return (
    <div className="container entry-page">
      <Breadcrumbs current={context.t(complaintTrackMessages.trackTitle)} />
      <header className="page-top">
        <h1>{context.t(complaintTrackMessages.trackTitle)}</h1>
        <PageIntro text={context.t(complaintTrackMessages.trackIntro)} />
      </header>
      {notice !== undefined && <p className="entry-notice">{context.t(complaintTrackMessages[notice])}</p>}
      <PostForm action={context.to('trackComplaint')} rules={trackComplaintRules} state={form} savesDraft={false}>
        <TextField name="trackingCode" autoComplete="username" hint={context.t(complaintTrackMessages.codeHint)} />
        <PasswordField name="password" />
        <SubmitButton label={context.t(complaintTrackMessages.open)} />
      </PostForm>
      <ul className="entry-links">
        <li>
          <a href={context.to('lostComplaintCode')}>{context.t(complaintTrackMessages.lostCode)}</a>
        </li>
        <li>
          {context.t(complaintTrackMessages.notYet)}{' '}
          <a href={context.to('fileComplaint')}>{context.t(complaintMessages.title)}</a>
        </li>
      </ul>
    </div>
  );
}
