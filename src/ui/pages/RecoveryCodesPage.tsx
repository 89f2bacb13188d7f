import { HiddenUserName } from '../components/form/HiddenUserName.tsx';
import { PasswordField } from '../components/form/PasswordField.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { memberRules } from '../forms/memberRules.ts';
import { securityMessages } from '../messages/security.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { RecoveryCodesPageProps } from './memberProps.ts';

/** New recovery codes, which are shown once; or the form for them. */
export function RecoveryCodesPage(props: RecoveryCodesPageProps) {
  const context = useRenderContext();
  if (props.codes !== undefined) return <Codes {...props} />;
  const { form, email } = props;
  return (
    <MemberLayout title={context.t(securityMessages.newCodes)} current="dashboard">
      <p>{context.t(securityMessages.newCodesIntro)}</p>
      <PostForm action={context.to('recoveryCodes')} rules={memberRules.newRecoveryCodes} state={form}>
        <HiddenUserName {...(email !== undefined && { email })} />
        <PasswordField name="currentPassword" />
        <SubmitButton label={context.t(securityMessages.newCodes)}>
          <a href={context.to('security')}>{context.t(securityMessages.cancel)}</a>
        </SubmitButton>
      </PostForm>
    </MemberLayout>
  );
}

function Codes({ codes, siteName, notice }: Extract<RecoveryCodesPageProps, { readonly form?: undefined }>) {
  const context = useRenderContext();
  const text = [context.t(securityMessages.codesOf, { site: siteName }), '', ...codes, ''].join('\r\n');
  return (
    <MemberLayout title={context.t(securityMessages.codes)} current="dashboard" notice={notice}>
      <p>{context.t(securityMessages.codesShown)}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <a download="recovery-codes.txt" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
        {context.t(securityMessages.saveCodes)}
      </a>
      <ButtonLink href={context.to('security')} label={context.t(securityMessages.codesKept)} />
    </MemberLayout>
  );
}
