import { CodeField } from '../components/form/CodeField.tsx';
import { FormDataNotice } from '../components/form/FormDataNotice.tsx';
import { HiddenUserName } from '../components/form/HiddenUserName.tsx';
import { PasswordField } from '../components/form/PasswordField.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { QrCodeImage } from '../components/text/QrCodeImage.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { TICKET_NAME } from '../forms/fieldNames.ts';
import { memberRules } from '../forms/memberRules.ts';
import { secondStepMessages } from '../messages/secondStep.ts';
import { securityMessages } from '../messages/security.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { AddAuthenticatorPageProps } from './memberProps.ts';

/** Adds an authenticator app: a QR code, and a code from the app to see that it works. */
export function AddAuthenticatorPage({ form, secret, uri, qrCode, ticket, whom, email }: AddAuthenticatorPageProps) {
  const context = useRenderContext();
  return (
    <MemberLayout title={context.t(securityMessages.addApp)} current="dashboard">
      <p>{context.t(securityMessages.scan)}</p>
      <QrCodeImage qrCode={qrCode} label={context.t(securityMessages.qrCode)} />
      <a href={uri}>{context.t(securityMessages.openApp)}</a>
      <p>
        {context.t(securityMessages.typeKey)}
        <br />
        <code className="secret-text">{inGroups(secret)}</code>
      </p>
      <p>{context.t(securityMessages.enterCode)}</p>
      <PostForm action={context.to('addAuthenticator')} rules={memberRules.addAuthenticator} state={form}>
        <input type="hidden" name={TICKET_NAME} value={ticket} />
        <CodeField name="code" hint={context.t(secondStepMessages.codeHint)} />
        <HiddenUserName {...(email !== undefined && { email })} />
        <PasswordField name="currentPassword" />
        <SubmitButton label={context.t(securityMessages.add)}>
          <a href={context.to('security')}>{context.t(securityMessages.cancel)}</a>
        </SubmitButton>
      </PostForm>
      {whom !== undefined && <FormDataNotice form="addAuthenticator" whom={whom} />}
    </MemberLayout>
  );
}

/** Four characters at a time are easier to type. */
function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
