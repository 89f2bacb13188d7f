import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { MemberPicture } from '../components/site/MemberPicture.tsx';
import { formMessages } from '../messages/form.ts';
import { memberAreaMessages } from '../messages/memberArea.ts';
import { memberMessages } from '../messages/members.ts';
import { ownDataMessages } from '../messages/ownData.ts';
import { pictureMessages } from '../messages/picture.ts';
import { profileMessages } from '../messages/profile.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ProfilePageProps } from './memberProps.ts';

/** The profile of a member (spec §2, §3). */
export function ProfilePage({
  notice,
  profile,
  hasPicture,
  hasPersonalData = false,
  hasUserNames,
  pendingEmail,
}: ProfilePageProps) {
  const context = useRenderContext();
  const { firstName, lastName, email, phone, birthday, gender, userName } = profile;
  const facts = [
    { term: formMessages.firstName, text: firstName },
    { term: formMessages.lastName, text: lastName },
    { term: formMessages.email, text: email },
    { term: formMessages.phone, text: phone },
    { term: memberMessages.birthday, text: birthday && context.date(birthday) },
    { term: memberMessages.gender, text: gender && context.t(profileMessages[gender]) },
    ...(hasUserNames ? [{ term: memberMessages.userName, text: userName }] : []),
  ];
  return (
    <MemberLayout title={context.t(memberAreaMessages.profile)} current="profile" notice={notice}>
      {hasPicture !== undefined && (
        <div className="member-part">
          {hasPicture && <MemberPicture size="large" label={context.t(pictureMessages.yours)} />}
          <a href={context.to('profilePicture')}>
            {context.t(hasPicture ? pictureMessages.change : pictureMessages.add)}
          </a>
        </div>
      )}
      <dl className="facts">
        {facts.map(({ term, text }) => (
          <div key={term.id}>
            <dt>{context.t(term)}</dt>
            <dd>{text ?? context.t(profileMessages.notGiven)}</dd>
          </div>
        ))}
      </dl>
      {pendingEmail !== undefined && <p>{context.t(memberAreaMessages.pending, { email: pendingEmail })}</p>}
      <ButtonLink href={context.to('profileEdit')} label={context.t(profileMessages.edit)} />
      {hasPersonalData && <a href={context.to('personalData')}>{context.t(ownDataMessages.link)}</a>}
    </MemberLayout>
  );
}
