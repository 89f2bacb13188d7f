import { GENDERS } from '#domain/members/profile.ts';
import { DateField } from '../components/form/DateField.tsx';
import { EmailField } from '../components/form/EmailField.tsx';
import { PasswordField } from '../components/form/PasswordField.tsx';
import { PhoneField } from '../components/form/PhoneField.tsx';
import { FormDataNotice } from '../components/form/FormDataNotice.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { RadioField } from '../components/form/RadioField.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { MemberProof } from '../components/site/MemberProof.tsx';
import { VERSION_NAME } from '../forms/fieldNames.ts';
import { memberRules } from '../forms/memberRules.ts';
import { formMessages } from '../messages/form.ts';
import { profileMessages } from '../messages/profile.ts';
import { socialMessages } from '../messages/social.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ProfileEditPageProps } from './memberProps.ts';

/** Changes the profile of a member: save, or cancel (spec §2). */
export function ProfileEditPage({ form, version, hasUserNames, proof, whom }: ProfileEditPageProps) {
  const context = useRenderContext();
  const genders = GENDERS.map((gender) => ({ value: gender, label: context.t(profileMessages[gender]) }));
  return (
    <MemberLayout title={context.t(profileMessages.editTitle)} current="profile">
      {proof !== undefined && (
        <MemberProof {...proof} screen="profileEdit" ask={socialMessages.proveEmail} proved={socialMessages.proved} />
      )}
      <PostForm action={context.to('profileEdit')} rules={memberRules.profile} state={form}>
        <input type="hidden" name={VERSION_NAME} value={version} />
        <TextField name="firstName" autoComplete="given-name" />
        <TextField name="lastName" autoComplete="family-name" />
        <PhoneField name="phone" hint={context.t(formMessages.phoneHint)} />
        <DateField name="birthday" autoComplete="bday" />
        <RadioField name="gender" choices={genders} />
        {hasUserNames && (
          <TextField name="userName" hint={context.t(profileMessages.userNameHint)} autoComplete="username" />
        )}
        <EmailField name="email" />
        {proof === undefined && (
          <PasswordField name="currentPassword" hint={context.t(profileMessages.currentPasswordHint)} />
        )}
        <SubmitButton label={context.t(profileMessages.save)}>
          <a href={context.to('profile')}>{context.t(profileMessages.cancel)}</a>
        </SubmitButton>
      </PostForm>
      {whom !== undefined && <FormDataNotice form="profileEdit" whom={whom} />}
    </MemberLayout>
  );
}
