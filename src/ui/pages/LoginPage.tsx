import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { PasswordField } from '../components/form/PasswordField.tsx';
import { FormDataNotice } from '../components/form/FormDataNotice.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { RobotCheckField } from '../components/form/RobotCheckField.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { ProviderPart } from '../components/site/ProviderPart.tsx';
import { SocialNotice } from '../components/site/SocialNotice.tsx';
import { memberRules } from '../forms/memberRules.ts';
import { loginMessages } from '../messages/login.ts';
import { socialMessages } from '../messages/social.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { LoginNotice, LoginPageProps } from './memberProps.ts';

const NOTICES = {
  sessionEnded: { title: loginMessages.sessionEnded, text: loginMessages.sessionEndedText },
  signedOut: { title: loginMessages.signedOut, text: loginMessages.signedOutText },
  accountErased: { title: loginMessages.accountErased, text: loginMessages.accountErasedText },
  secondStepExpired: { title: loginMessages.secondStepExpired, text: loginMessages.secondStepExpiredText },
  passwordReset: { title: loginMessages.passwordReset, text: loginMessages.passwordResetText },
};

/** Signing in, for guests (spec §2). */
export function LoginPage({ form, notice, social, back, hasResets, providers, whom }: LoginPageProps) {
  const context = useRenderContext();
  return (
    <div className="container entry-page">
      <Breadcrumbs current={context.t(loginMessages.title)} />
      <header className="page-top">
        <h1>{context.t(loginMessages.title)}</h1>
      </header>
      {notice !== undefined && <Notice of={notice} />}
      {social !== undefined && <SocialNotice {...social} />}
      <div className="form-columns">
        <div>
          <PostForm action={context.to('login', {}, { back })} rules={memberRules.login} state={form}>
            <TextField name="loginName" autoComplete="username" />
            <PasswordField name="password" />
            <RobotCheckField email="loginName" mayBeUserName />
            <SubmitButton label={context.t(loginMessages.send)} />
          </PostForm>
          <ProviderPart title={socialMessages.signInWith} providers={providers} back={back} />
          <ul className="entry-links">
            {hasResets && (
              <li>
                <a href={context.to('forgotPassword')}>{context.t(loginMessages.forgot)}</a>
              </li>
            )}
            <li>
              {context.t(loginMessages.noAccount)}{' '}
              <a href={context.to('register')}>{context.t(loginMessages.register)}</a>
            </li>
          </ul>
        </div>
        {whom !== undefined && <FormDataNotice form="login" whom={whom} />}
      </div>
    </div>
  );
}

function Notice({ of }: { readonly of: LoginNotice }) {
  const context = useRenderContext();
  const { title, text } = NOTICES[of];
  return (
    <section className="entry-notice" aria-labelledby="login-notice">
      <h2 id="login-notice">{context.t(title)}</h2>
      <p>{context.t(text)}</p>
    </section>
  );
}
