import { MEMBER_DATA } from '#domain/members/personalData.ts';
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
import { useRenderContext } from '../RenderContext.tsx';
import type { PersonalDataPageProps } from './memberProps.ts';

/** What is stored about a member, with a copy of it to download, and the way to delete it (PDPA §30, §33). */
export function PersonalDataPage({ form, email, hasPassword, proof, whom }: PersonalDataPageProps) {
  const context = useRenderContext();
  return (
    <MemberLayout title={context.t(ownDataMessages.title)} current="profile">
      <p>{context.t(ownDataMessages.intro)}</p>
      <section className="member-part" aria-labelledby="download">
        <h2 id="download">{context.t(ownDataMessages.download)}</h2>
        <p>{context.t(ownDataMessages.downloadIntro)}</p>
        {proof !== undefined && (
          <MemberProof {...proof} screen="personalData" ask={ownDataMessages.prove} proved={ownDataMessages.proved} />
        )}
        <PostForm action={context.to('personalData')} rules={memberRules.personalData} state={form}>
          <HiddenUserName {...(email !== undefined && { email })} />
          {hasPassword && <PasswordField name="currentPassword" hint={context.t(ownDataMessages.passwordHint)} />}
          <SubmitButton label={context.t(ownDataMessages.download)} />
        </PostForm>
      </section>
      <section className="member-part" aria-labelledby="stored">
        <h2 id="stored">{context.t(ownDataMessages.stored)}</h2>
        <DataNotice kinds={MEMBER_DATA} />
        <DataContact {...whom} />
      </section>
      <section className="member-part" aria-labelledby="delete">
        <h2 id="delete">{context.t(ownDataMessages.delete)}</h2>
        <p>{context.t(ownDataMessages.deleteIntro)}</p>
        <a href={context.to('eraseAccount')}>{context.t(ownDataMessages.delete)}</a>
      </section>
    </MemberLayout>
  );
}
