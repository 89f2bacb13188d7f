import ExternalLink from 'lucide-react/icons/external-link';
import type { MessageDescriptor } from '@formatjs/intl';
import type { NamedProvider } from '../../NamedProvider.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Query } from '../../routes.ts';
import { Icon } from '../text/Icon.tsx';

interface ProviderLinksProps {
  readonly providers: readonly NamedProvider[];
  /** What for; a sign-in when it is left out. */
  readonly purpose?: 'link' | 'prove';
  /** The page to return to, without the base path. */
  readonly back?: string | undefined;
  /** Of each link, with the name of the provider in it; the name alone when it is left out. */
  readonly label?: MessageDescriptor;
}

/** Links that lead to providers of social login. */
export function ProviderLinks({ providers, purpose, back, label }: ProviderLinksProps) {
  const context = useRenderContext();
  return (
    <ul className="provider-links">
      {providers.map(({ id, name }) => {
        const query: Query = { lang: context.locale, for: purpose, back };
        return (
          <li key={id}>
            <a className="provider-link" href={context.links.social('start', id, query)} rel="nofollow">
              {label === undefined ? name : context.t(label, { provider: name })}
              <Icon icon={ExternalLink} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
