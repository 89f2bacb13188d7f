import { parsePasswordChange, PASSWORD_CHANGE_FIELDS } from '#domain/members/passwordChange.ts';
import { HiddenUserName } from '../components/form/HiddenUserName.tsx';
import { PasswordField } from '../components/form/PasswordField.tsx';
import { FormDataNotice } from '../components/form/FormDataNotice.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { MemberLayout } from '../components/site/MemberLayout.tsx';
import type { FieldErrors, FormState, FormValues } from '../forms/FormState.ts';
import { memberRules } from '../forms/memberRules.ts';
import { typedFields } from '../forms/typedFields.ts';
import { memberAreaMessages } from '../messages/memberArea.ts';
import { profileMessages } from '../messages/profile.ts';
import { registerMessages } from '../messages/register.ts';
import { socialMessages } from '../messages/social.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ChangePasswordPageProps } from './memberProps.ts';

/** Changes the password of a member (spec §2, §3). */
export function ChangePasswordPage({ form, email, hasPassword, whom }: ChangePasswordPageProps) {
  const context = useRenderContext();
  return (
    <MemberLayout title={context.t(memberAreaMessages.changePassword)} current="changePassword">
      {hasPassword ? <PasswordForm form={form} email={email} /> : <NoPassword />}
      {whom !== undefined && <FormDataNotice form="changePassword" whom={whom} />}
    </MemberLayout>
  );
}

interface PasswordFormProps {
  readonly form: FormState;
  readonly email: string | undefined;
}

function PasswordForm({ form, email }: PasswordFormProps) {
  const context = useRenderContext();
  return (
    <PostForm
      action={context.to('changePassword')}
      rules={memberRules.changePassword}
      state={form}
      check={checkTogether}
    >
      <HiddenUserName {...(email !== undefined && { email })} />
      <PasswordField name="oldPassword" />
      <PasswordField name="newPassword" hint={context.t(registerMessages.passwordHint)} isNew />
      <PasswordField name="confirmPassword" isConfirmation />
      <SubmitButton label={context.t(profileMessages.save)}>
        <a href={context.to('dashboard')}>{context.t(profileMessages.cancel)}</a>
      </SubmitButton>
    </PostForm>
  );
}

/** Of a member who signs in at a provider only: a mail sets the first password. */
function NoPassword() {
  const context = useRenderContext();
  return (
    <p>
      {context.t(socialMessages.changePassword)}{' '}
      <a href={context.to('forgotPassword')}>{context.t(socialMessages.setPassword)}</a>
    </p>
  );
}

/** The server also compares the password with the commonest ones, with the site's names and with the member's. */
function checkTogether(typed: FormValues): FieldErrors {
  const context = { common: new Set<string>(), siteNames: [], ownNames: [] };
  const parsed = parsePasswordChange(typedFields(PASSWORD_CHANGE_FIELDS, typed), context);
  return parsed.ok ? {} : parsed.errors;
}
