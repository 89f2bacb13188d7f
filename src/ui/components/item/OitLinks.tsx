import ArrowRight from 'lucide-react/icons/arrow-right';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import type { OitLink } from '#domain/content/content.ts';
import { oitMessages } from '../../messages/oit.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from '../text/Icon.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

/** Links to the documents of a disclosure, a row each: on this website, or on another one that is named. */
export function OitLinks({ links }: { readonly links: readonly OitLink[] }) {
  const context = useRenderContext();
  return (
    <ul className="oit-links">
      {links.map(({ label, address }) => (
        <li key={`${label} ${address}`}>
          <Icon icon={iconOf(address)} />
          {address.startsWith('/') ? (
            <a href={context.links.basePath + address}>
              <Unbroken text={label} />
            </a>
          ) : (
            <span>
              <a href={address} rel="external noreferrer">
                <Unbroken text={label} />
              </a>{' '}
              <span className="oit-links-host">
                {context.t(oitMessages.officialSource, { host: new URL(address).host })}
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Of a document, of a page of this website, or of another website. */
function iconOf(address: string) {
  if (!address.startsWith('/')) return ExternalLink;
  return /^\/\w+\/documents\//.test(address) ? FileText : ArrowRight;
}
