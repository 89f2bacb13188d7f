import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { checkForm } from '../forms/checkForm.ts';
import { FormDataNotice } from '../components/form/FormDataNotice.tsx';
import { HiddenUserName } from '../components/form/HiddenUserName.tsx';
import { PasswordField } from '../components/form/PasswordField.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { PASSKEY_NAME, TICKET_NAME } from '../forms/fieldNames.ts';
import { hasErrors } from '../forms/FormState.ts';
import { memberRules } from '../forms/memberRules.ts';
import { usePasskey } from '../forms/usePasskey.ts';
import { secondStepMessages } from '../messages/secondStep.ts';
import { securityMessages } from '../messages/security.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { AddPasskeyPageProps } from './memberProps.ts';

/** Adds a passkey: a name, the password, and what the browser makes. */
export function AddPasskeyPage({ form, options, ticket, whom, email }: AddPasskeyPageProps) {
  const context = useRenderContext();
  return (
    <MemberLayout title={context.t(securityMessages.addPasskey)} current="dashboard">
      <p>{context.t(securityMessages.passkeysIntro)}</p>
      <PostForm action={context.to('addPasskey')} rules={memberRules.addPasskey} state={form}>
        <MakePasskey options={options} ticket={ticket} email={email} />
      </PostForm>
      <a href={context.to('security')}>{context.t(securityMessages.cancel)}</a>
      {whom !== undefined && <FormDataNotice form="addPasskey" whom={whom} />}
    </MemberLayout>
  );
}

interface MakePasskeyProps extends Pick<AddPasskeyPageProps, 'options' | 'ticket'> {
  readonly email: string | undefined;
}

function MakePasskey({ options, ticket, email }: MakePasskeyProps) {
  const context = useRenderContext();
  const { field, state, run } = usePasskey(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  });
  if (state === 'impossible') return <p>{context.t(secondStepMessages.passkeyImpossible)}</p>;
  const make = () => {
    const form = field.current?.form;
    if (form === null || form === undefined) return;
    // No passkey is made for a form that is refused anyway: the form says what is missing.
    if (hasErrors({ errors: checkForm(memberRules.addPasskey, new FormData(form)), fileErrors: [] }))
      form.requestSubmit();
    else run();
  };
  return (
    <>
      <input type="hidden" name={TICKET_NAME} value={ticket} />
      <input type="hidden" name={PASSKEY_NAME} ref={field} />
      <TextField name="passkeyName" hint={context.t(securityMessages.passkeyNameHint)} autoComplete="off" />
      <HiddenUserName {...(email !== undefined && { email })} />
      <PasswordField name="currentPassword" />
      <p role="status">{state === 'failed' && context.t(secondStepMessages.passkeyFailed)}</p>
      <button type="button" className="button" onClick={make} aria-disabled={state === 'working'}>
        {context.t(securityMessages.makePasskey)}
      </button>
    </>
  );
}
