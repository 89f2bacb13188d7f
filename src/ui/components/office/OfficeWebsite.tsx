import { agencyMessages } from '../../messages/agency.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** The website of an office as a link; as text where it is on an `example` domain, which never leads anywhere. */
export function OfficeWebsite({ address }: { readonly address: string }) {
  const context = useRenderContext();
  const { host } = new URL(address);
  if (host.endsWith('.example')) return `${host} (${context.t(agencyMessages.inventedAddress)})`;
  return (
    <a href={address} rel="external noreferrer">
      {host}
    </a>
  );
}
