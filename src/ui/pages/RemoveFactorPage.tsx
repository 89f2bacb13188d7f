import { HiddenUserName } from '../components/form/HiddenUserName.tsx';
import { PasswordField } from '../components/form/PasswordField.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { memberRules } from '../forms/memberRules.ts';
import { securityMessages } from '../messages/security.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { RemoveFactorPageProps } from './memberProps.ts';

/** Removes the authenticator app or a passkey of a member. */
export function RemoveFactorPage({ form, factor, isLast, email }: RemoveFactorPageProps) {
  const context = useRenderContext();
  const id = factor.type === 'authenticator' ? factor.type : factor.id;
  return (
    <MemberLayout title={context.t(securityMessages.removeTitle)} current="dashboard">
      <p>
        {factor.type === 'authenticator'
          ? context.t(securityMessages.removeAppText)
          : context.t(securityMessages.removePasskeyText, { name: factor.name })}
      </p>
      {isLast && <p>{context.t(securityMessages.removeLast)}</p>}
      <PostForm action={context.to('removeFactor', {}, { factor: id })} rules={memberRules.removeFactor} state={form}>
        <HiddenUserName {...(email !== undefined && { email })} />
        <PasswordField name="currentPassword" />
        <SubmitButton label={context.t(securityMessages.remove)}>
          <a href={context.to('security')}>{context.t(securityMessages.cancel)}</a>
        </SubmitButton>
      </PostForm>
    </MemberLayout>
  );
}
