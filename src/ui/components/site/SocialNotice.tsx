import CircleAlert from 'lucide-react/icons/circle-alert';
import type { SocialNotice as Notice } from '../../messages/socialNotice.ts';
import { socialMessages } from '../../messages/social.ts';
import { socialNotices } from '../../messages/socialNotices.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from '../text/Icon.tsx';

export interface SocialNoticeProps {
  readonly notice: Notice;
  /** The name of the provider. */
  readonly provider?: string;
}

/** What came of a visit to a provider of social login. */
export function SocialNotice({ notice, provider }: SocialNoticeProps) {
  const context = useRenderContext();
  return (
    <p className="social-notice">
      <Icon icon={CircleAlert} />
      <span>
        {context.t(socialNotices[notice], { provider: provider ?? context.t(socialMessages.unknownProvider) })}
      </span>
    </p>
  );
}
