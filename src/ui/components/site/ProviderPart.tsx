import type { MessageDescriptor } from '@formatjs/intl';
import type { NamedProvider } from '../../NamedProvider.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { ProviderLinks } from './ProviderLinks.tsx';

interface ProviderPartProps {
  readonly title: MessageDescriptor;
  readonly providers: readonly NamedProvider[];
  readonly back?: string | undefined;
}

/** The other way in, on the pages of guests; nothing where no provider is offered. */
export function ProviderPart({ title, providers, back }: ProviderPartProps) {
  const context = useRenderContext();
  if (providers.length === 0) return null;
  return (
    <section className="provider-part" aria-labelledby="providers">
      <h2 id="providers">{context.t(title)}</h2>
      <ProviderLinks providers={providers} back={back} />
    </section>
  );
}
