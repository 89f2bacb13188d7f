import { ProviderLinks } from '../components/site/ProviderLinks.tsx';
import { PasswordField } from '../components/form/PasswordField.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { memberRules } from '../forms/memberRules.ts';
import { socialMessages } from '../messages/social.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { SocialLinkPageProps } from './memberProps.ts';

/** Asks a member before an account elsewhere is linked, or a link ends. */
export function SocialLinkPage({
  form,
  provider,
  isRemoval,
  isLast,
  proof,
  remove,
  email,
  proveAt,
}: SocialLinkPageProps) {
  const context = useRenderContext();
  const page = context.to('socialLink', {}, { remove });
  return (
    <MemberLayout
      title={context.t(isRemoval ? socialMessages.unlinkTitle : socialMessages.linkTitle, { provider })}
      current="dashboard"
    >
      <p>
        {context.t(isRemoval ? socialMessages.unlinkText : socialMessages.linkText, { provider })}
        {email !== undefined && ` ${context.t(socialMessages.linkEmail, { email })}`}
      </p>
      {isLast ? (
        <p>
          {context.t(socialMessages.lastWayIn, { provider })}{' '}
          <a href={context.to('forgotPassword')}>{context.t(socialMessages.setPassword)}</a>
        </p>
      ) : proof === 'provider' ? (
        <>
          <p>{context.t(socialMessages.proveText)}</p>
          <ProviderLinks
            providers={proveAt}
            purpose="prove"
            back={page.slice(context.links.basePath.length)}
            label={socialMessages.proveAt}
          />
        </>
      ) : (
        <PostForm action={page} rules={memberRules.socialLink} state={form}>
          {proof === 'password' && <PasswordField name="currentPassword" />}
          <SubmitButton label={context.t(isRemoval ? socialMessages.unlink : socialMessages.link)} />
        </PostForm>
      )}
      <a href={context.to('socialLogins')}>{context.t(socialMessages.cancel)}</a>
    </MemberLayout>
  );
}
