import type { OitLink } from '#domain/content/content.ts';
import { oitMessages } from '../../messages/oit.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

/** Links to the documents of a disclosure, on this website, or on another one that is named. */
export function OitLinks({ links }: { readonly links: readonly OitLink[] }) {
  const context = useRenderContext();
  return (
    <ul className="oit-links">
      {links.map(({ label, address }) => (
        <li key={`${label} ${address}`}>
          {address.startsWith('/') ? (
            <a href={context.links.basePath + address}>
              <Unbroken text={label} />
            </a>
          ) : (
            <>
              <a href={address} rel="external noreferrer">
                <Unbroken text={label} />
              </a>{' '}
              <span className="oit-links-host">
                {context.t(oitMessages.officialSource, { host: new URL(address).host })}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
