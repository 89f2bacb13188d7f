import { parseReset, RESET_FIELDS } from '#domain/members/passwordChange.ts';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { HiddenUserName } from '../components/form/HiddenUserName.tsx';
import { PasswordField } from '../components/form/PasswordField.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { ResultDialog } from '../components/form/ResultDialog.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import type { FieldErrors, FormValues } from '../forms/FormState.ts';
import { memberRules } from '../forms/memberRules.ts';
import { typedFields } from '../forms/typedFields.ts';
import { registerMessages } from '../messages/register.ts';
import { resetMessages } from '../messages/resetPassword.ts';
import { verifyMessages } from '../messages/verify.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ResetPasswordPageProps } from './memberProps.ts';

/** The page of a link that resets a password (spec §2). */
export function ResetPasswordPage({ form, failed }: ResetPasswordPageProps) {
  const context = useRenderContext();
  return (
    <div className="container entry-page">
      <Breadcrumbs current={context.t(resetMessages.title)} />
      {form === undefined ? (
        <ResultDialog kind="failure" title={context.t(verifyMessages.failed)} isWholePage>
          <p>{context.t(verifyMessages[failed])}</p>
          <p className="submit">
            <ButtonLink href={context.to('forgotPassword')} label={context.t(resetMessages.askAgain)} />
          </p>
        </ResultDialog>
      ) : (
        <>
          <header className="page-top">
            <h1>{context.t(resetMessages.title)}</h1>
          </header>
          <PostForm
            action={context.to('resetPassword')}
            rules={memberRules.resetPassword}
            state={form}
            check={checkTogether}
          >
            <HiddenUserName />
            <PasswordField name="password" hint={context.t(registerMessages.passwordHint)} isNew />
            <PasswordField name="confirmPassword" isConfirmation />
            <SubmitButton label={context.t(resetMessages.save)} />
          </PostForm>
        </>
      )}
    </div>
  );
}

/** The server also compares the password with the commonest ones and with the site's names. */
function checkTogether(typed: FormValues): FieldErrors {
  const parsed = parseReset(typedFields(RESET_FIELDS, typed), { common: new Set(), siteNames: [], ownNames: [] });
  return parsed.ok ? {} : parsed.errors;
}
