import { PasswordField } from '../components/form/PasswordField.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { trackComplaintRules } from '../forms/complaintRules.ts';
import { hotlineText } from '../hotlineText.ts';
import { complaintMessages } from '../messages/complaint.ts';
import { complaintTrackMessages } from '../messages/complaintTrack.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { TrackComplaintPageProps } from './complaintProps.ts';

/** Opens a complaint with its tracking code and password (spec §2). */
export function TrackComplaintPage({ form, hotline, notice }: TrackComplaintPageProps) {
  const context = useRenderContext();
  const call = (
    <a href={`tel:${hotline.number}`}>
      <Unbroken text={hotlineText(hotline, context)} />
    </a>
  );
  return (
    <div className="container complaint-page">
      <Breadcrumbs current={context.t(complaintTrackMessages.trackTitle)} />
      <header className="page-top">
        <h1>{context.t(complaintTrackMessages.trackTitle)}</h1>
        <PageIntro text={context.t(complaintTrackMessages.trackIntro)} />
      </header>
      {notice !== undefined && <p className="entry-notice">{context.t(complaintTrackMessages[notice])}</p>}
      <div className="form-columns">
        <div>
          <PostForm action={context.to('trackComplaint')} rules={trackComplaintRules} state={form} savesDraft={false}>
            <TextField
              name="trackingCode"
              autoComplete="off"
              hint={context.t(complaintTrackMessages.codeHint)}
              width="medium"
            />
            <PasswordField name="password" hint={context.t(complaintTrackMessages.passwordHint)} autoComplete="off" />
            <SubmitButton label={context.t(complaintTrackMessages.open)} />
          </PostForm>
        </div>
        <div className="complaint-help">
          <section aria-labelledby="lost-code">
            <h2 id="lost-code">{context.t(complaintTrackMessages.lostCode)}</h2>
            <p>
              <Sentence message={complaintTrackMessages.lostCodeText} parts={{ hotline: call }} />
            </p>
            <a href={context.to('lostComplaintCode')}>{context.t(complaintTrackMessages.lostTitle)}</a>
          </section>
          <section aria-labelledby="lost-password">
            <h2 id="lost-password">{context.t(complaintTrackMessages.lostPassword)}</h2>
            <p>
              <Unbroken text={context.t(complaintTrackMessages.lostPasswordText)} />
            </p>
            {call}
          </section>
          <section aria-labelledby="not-yet">
            <h2 id="not-yet">{context.t(complaintTrackMessages.notYet)}</h2>
            <a href={context.to('fileComplaint')}>{context.t(complaintMessages.title)}</a>
          </section>
        </div>
      </div>
    </div>
  );
}
