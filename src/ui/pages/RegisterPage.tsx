import { parseRegistration, REGISTRATION_FIELDS } from '#domain/members/registration.ts';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { CheckboxField } from '../components/form/CheckboxField.tsx';
import { EmailField } from '../components/form/EmailField.tsx';
import { FormDataNotice } from '../components/form/FormDataNotice.tsx';
import { Fieldset } from '../components/form/Fieldset.tsx';
import { MailboxNotice } from '../components/form/MailboxNotice.tsx';
import { PasswordField } from '../components/form/PasswordField.tsx';
import { PhoneField } from '../components/form/PhoneField.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { ResultDialog } from '../components/form/ResultDialog.tsx';
import { RobotCheckField } from '../components/form/RobotCheckField.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { ProviderPart } from '../components/site/ProviderPart.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { PolicyLink } from '../components/text/PolicyLink.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import type { FieldErrors, FormState, FormValues } from '../forms/FormState.ts';
import { memberRules } from '../forms/memberRules.ts';
import { typedFields } from '../forms/typedFields.ts';
import { formMessages } from '../messages/form.ts';
import { loginMessages } from '../messages/login.ts';
import { registerMessages } from '../messages/register.ts';
import { socialMessages } from '../messages/social.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { RegisterPageProps } from './memberProps.ts';

/** The registration; after it was sent, what to do in the mailbox (spec §2). */
export function RegisterPage(props: RegisterPageProps) {
  const context = useRenderContext();
  const { form, sentTo, siteName, contact, policies, hasVerification, hasResend, providers } = props;
  return (
    <div className="container entry-page">
      <Breadcrumbs current={context.t(registerMessages.title)} />
      {form === undefined && !hasVerification && (
        <ResultDialog kind="success" title={context.t(formMessages.succeeded)} isWholePage>
          <p>
            <Sentence message={registerMessages.accepted} parts={{ email: <strong>{sentTo}</strong> }} />
          </p>
          <p className="submit">
            <ButtonLink href={context.to('login')} label={context.t(loginMessages.title)} />
          </p>
        </ResultDialog>
      )}
      {form === undefined && hasVerification && (
        <MailboxNotice
          email={sentTo}
          isSent
          next={[
            context.t(registerMessages.nextOpen),
            context.t(registerMessages.nextConfirm),
            context.t(registerMessages.nextSpam),
          ]}
        >
          {hasResend && <a href={context.to('resendVerification')}>{context.t(registerMessages.again)}</a>}
        </MailboxNotice>
      )}
      {form !== undefined && (
        <>
          <header className="page-top">
            <h1>{context.t(registerMessages.title)}</h1>
            <PageIntro text={context.t(registerMessages.intro)} />
          </header>
          <div className="form-columns">
            <div>
              <RegisterForm form={form} policies={policies} />
              <ProviderPart title={socialMessages.registerWith} providers={providers} />
              <p className="entry-links">
                <span>
                  {context.t(registerMessages.haveAccount)}{' '}
                  <a href={context.to('login')}>{context.t(loginMessages.title)}</a>
                </span>
              </p>
            </div>
            <FormDataNotice form="register" whom={{ siteName, contact, policies }} />
          </div>
        </>
      )}
    </div>
  );
}

function RegisterForm({ form, policies }: Pick<RegisterPageProps, 'policies'> & { readonly form: FormState }) {
  const context = useRenderContext();
  const terms = <PolicyLink name="website" label={context.t(formMessages.termsOfUse)} policies={policies} />;
  const privacy = <PolicyLink name="privacy" label={context.t(formMessages.privacyPolicy)} policies={policies} />;
  return (
    <PostForm action={context.to('register')} rules={memberRules.register} state={form} check={checkTogether}>
      <Fieldset legend={context.t(registerMessages.who)}>
        <TextField name="firstName" autoComplete="given-name" />
        <TextField name="lastName" autoComplete="family-name" />
        <PhoneField name="phone" hint={context.t(formMessages.phoneHint)} />
      </Fieldset>
      <Fieldset legend={context.t(registerMessages.access)}>
        <EmailField name="email" />
        <PasswordField name="password" hint={context.t(registerMessages.passwordHint)} isNew />
        <PasswordField name="confirmPassword" isConfirmation />
      </Fieldset>
      <CheckboxField name="terms" links={{ terms, privacy }} />
      <RobotCheckField email="email" />
      <SubmitButton label={context.t(registerMessages.send)} />
    </PostForm>
  );
}

/** The server also compares the password with the commonest ones and with the site's names. */
function checkTogether(typed: FormValues): FieldErrors {
  const parsed = parseRegistration(typedFields(REGISTRATION_FIELDS, typed), { common: new Set(), siteNames: [] });
  return parsed.ok ? {} : parsed.errors;
}
