import { KEPT_AFTER_ERASURE, MEMBER_DATA } from '#domain/members/personalData.ts';
import { CheckboxField } from '../components/form/CheckboxField.tsx';
import { DataContact } from '../components/form/DataContact.tsx';
import { DataNotice } from '../components/form/DataNotice.tsx';
import { HiddenUserName } from '../components/form/HiddenUserName.tsx';
import { PasswordField } from '../components/form/PasswordField.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { MemberProof } from '../components/site/MemberProof.tsx';
import { memberRules } from '../forms/memberRules.ts';
import { ownDataMessages } from '../messages/ownData.ts';
import { personalDataWords } from '../messages/personalData.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { EraseAccountPageProps } from './memberProps.ts';

const { currentPassword, ...OTHERS } = memberRules.eraseAccount;
/** Who has no password has proved otherwise who they are; what is wrong with that proof has the name of the field. */
const WITHOUT_PASSWORD = { currentPassword: { label: currentPassword.label }, ...OTHERS };

/** Deletes the account of a member, after saying what goes and what stays (PDPA §33). */
export function EraseAccountPage({ form, email, hasPassword, proof, whom }: EraseAccountPageProps) {
  const context = useRenderContext();
  return (
    <MemberLayout title={context.t(ownDataMessages.delete)} current="profile">
      <p>{context.t(ownDataMessages.deleteIntro)}</p>
      <section className="member-part" aria-labelledby="goes">
        <h2 id="goes">{context.t(ownDataMessages.goes)}</h2>
        <ul className="erased-kinds">
          {MEMBER_DATA.filter((kind) => !KEPT_AFTER_ERASURE.includes(kind)).map((kind) => (
            <li key={kind}>{context.t(personalDataWords[kind].name)}</li>
          ))}
        </ul>
      </section>
      <section className="member-part" aria-labelledby="stays">
        <h2 id="stays">{context.t(ownDataMessages.stays)}</h2>
        <DataNotice kinds={KEPT_AFTER_ERASURE} />
        <p>{context.t(ownDataMessages.staysContact)}</p>
        <DataContact {...whom} />
      </section>
      {proof !== undefined && (
        <MemberProof {...proof} screen="eraseAccount" ask={ownDataMessages.prove} proved={ownDataMessages.proved} />
      )}
      <PostForm
        action={context.to('eraseAccount')}
        rules={hasPassword ? memberRules.eraseAccount : WITHOUT_PASSWORD}
        state={form}
      >
        <HiddenUserName {...(email !== undefined && { email })} />
        {hasPassword && <PasswordField name="currentPassword" hint={context.t(ownDataMessages.passwordHint)} />}
        <CheckboxField name="confirmed" />
        <SubmitButton label={context.t(ownDataMessages.deleteNow)}>
          <a href={context.to('personalData')}>{context.t(ownDataMessages.keep)}</a>
        </SubmitButton>
      </PostForm>
    </MemberLayout>
  );
}
