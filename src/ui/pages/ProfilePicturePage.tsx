import { PictureField } from '../components/form/PictureField.tsx';
import { FormDataNotice } from '../components/form/FormDataNotice.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { MemberPicture } from '../components/site/MemberPicture.tsx';
import { pictureMessages } from '../messages/picture.ts';
import { profileMessages } from '../messages/profile.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ProfilePicturePageProps } from './memberProps.ts';

/** Replaces or removes the picture of a member (spec §3, §5). */
export function ProfilePicturePage({ form, hasPicture, whom }: ProfilePicturePageProps) {
  const context = useRenderContext();
  const address = context.to('profilePicture');
  return (
    <MemberLayout title={context.t(pictureMessages.title)} current="profile">
      {hasPicture && <MemberPicture size="large" label={context.t(pictureMessages.yours)} />}
      <p>{context.t(pictureMessages.privacy)}</p>
      <PostForm action={address} rules={{}} state={form}>
        <PictureField />
        <SubmitButton label={context.t(pictureMessages.save)}>
          <a href={context.to('profile')}>{context.t(profileMessages.cancel)}</a>
        </SubmitButton>
      </PostForm>
      {hasPicture && (
        <form method="post" action={`${address}?posted`}>
          <input type="hidden" name="remove" value="yes" />
          <button type="submit" className="button-quiet">
            {context.t(pictureMessages.remove)}
          </button>
        </form>
      )}
      {whom !== undefined && <FormDataNotice form="profilePicture" whom={whom} />}
    </MemberLayout>
  );
}
