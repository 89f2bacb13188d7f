import type { MessageDescriptor } from '@formatjs/intl';
import { socialMessages } from '../../messages/social.ts';
import type { NamedProvider } from '../../NamedProvider.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { MemberScreen } from '#domain/members/memberScreen.ts';
import { ProviderLinks } from './ProviderLinks.tsx';

interface MemberProofProps {
  /** Whether the member has just proved who they are. */
  readonly isFresh: boolean;
  /** The providers at which the member can do so. */
  readonly providers: readonly NamedProvider[];
  /** The page that asks for it, to which the member returns. */
  readonly screen: MemberScreen;
  /** What it says before the proof, and after it. */
  readonly ask: MessageDescriptor;
  readonly proved: MessageDescriptor;
}

/** For a member without a password, who proves at a provider who they are before the account changes. */
export function MemberProof({ isFresh, providers, screen, ask, proved }: MemberProofProps) {
  const context = useRenderContext();
  if (isFresh) return <p>{context.t(proved)}</p>;
  if (providers.length === 0)
    return (
      <p>
        {context.t(socialMessages.noPassword)}{' '}
        <a href={context.to('forgotPassword')}>{context.t(socialMessages.setPassword)}</a>
      </p>
    );
  const back = context.to(screen).slice(context.links.basePath.length);
  return (
    <>
      <p>{context.t(ask)}</p>
      <ProviderLinks providers={providers} purpose="prove" back={back} label={socialMessages.proveAt} />
    </>
  );
}
