import { parseSocialRegistration, SOCIAL_REGISTRATION_FIELDS } from '#domain/members/socialRegistration.ts';
import { CheckboxField } from '../components/form/CheckboxField.tsx';
import { EmailField } from '../components/form/EmailField.tsx';
import { Fieldset } from '../components/form/Fieldset.tsx';
import { FormDataNotice } from '../components/form/FormDataNotice.tsx';
import { PhoneField } from '../components/form/PhoneField.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { RobotCheckField } from '../components/form/RobotCheckField.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { PolicyLink } from '../components/text/PolicyLink.tsx';
import type { FieldErrors, FormValues } from '../forms/FormState.ts';
import { memberRules } from '../forms/memberRules.ts';
import { typedFields } from '../forms/typedFields.ts';
import { formMessages } from '../messages/form.ts';
import { registerMessages } from '../messages/register.ts';
import { socialMessages } from '../messages/social.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { SocialRegisterPageProps } from './memberProps.ts';

/** The registration of a person whom a provider has identified: filled with what it says, and without a password. */
export function SocialRegisterPage(props: SocialRegisterPageProps) {
  const context = useRenderContext();
  const { form, provider, confirmedEmail, back, siteName, contact, policies } = props;
  const title = context.t(socialMessages.registerTitle, { provider });
  const terms = <PolicyLink name="website" label={context.t(formMessages.termsOfUse)} policies={policies} />;
  const privacy = <PolicyLink name="privacy" label={context.t(formMessages.privacyPolicy)} policies={policies} />;
  const emailHint =
    confirmedEmail === undefined
      ? context.t(socialMessages.emailToConfirm)
      : context.t(socialMessages.emailConfirmed, { provider, email: confirmedEmail });
  const linkPage = context.to('socialLink').slice(context.links.basePath.length);
  return (
    <div className="container entry-page">
      <Breadcrumbs current={title} />
      <header className="page-top">
        <h1>{title}</h1>
        <PageIntro text={context.t(socialMessages.registerIntro, { provider })} />
      </header>
      <div className="form-columns">
        <div>
          <PostForm
            action={context.to('socialRegister', {}, { back })}
            rules={memberRules.socialRegister}
            state={form}
            check={checkTogether}
          >
            <Fieldset legend={context.t(registerMessages.who)}>
              <TextField name="firstName" autoComplete="given-name" />
              <TextField name="lastName" autoComplete="family-name" />
              <PhoneField name="phone" hint={context.t(formMessages.phoneHint)} />
              <EmailField name="email" hint={emailHint} />
            </Fieldset>
            <CheckboxField name="terms" links={{ terms, privacy }} />
            <RobotCheckField email="email" />
            <SubmitButton label={context.t(registerMessages.send)} />
          </PostForm>
          <p className="entry-links">
            <span>
              {context.t(socialMessages.haveAccount)}{' '}
              <a href={context.to('login', {}, { back: linkPage })}>
                {context.t(socialMessages.linkInstead, { provider })}
              </a>
            </span>
          </p>
        </div>
        <FormDataNotice form="socialRegister" whom={{ siteName, contact, policies }} />
      </div>
    </div>
  );
}

function checkTogether(typed: FormValues): FieldErrors {
  const parsed = parseSocialRegistration(typedFields(SOCIAL_REGISTRATION_FIELDS, typed));
  return parsed.ok ? {} : parsed.errors;
}
