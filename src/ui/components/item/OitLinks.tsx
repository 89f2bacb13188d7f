import type { OitLink } from '#domain/content/content.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { unbroken } from '../text/unbroken.ts';

/** Links to the documents of a disclosure, on this website or on another one. */
export function OitLinks({ links }: { readonly links: readonly OitLink[] }) {
  const context = useRenderContext();
  return (
    <ul className="oit-links">
      {links.map(({ label, address }) => (
        <li key={`${label} ${address}`}>
          {address.startsWith('/') ? (
            <a href={context.links.basePath + address}>{unbroken(label)}</a>
          ) : (
            <a href={address} rel="external noreferrer">
              {unbroken(label)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
