import type { MessageDescriptor } from '@formatjs/intl';
import { Phrases } from '../text/Phrases.tsx';
import { useRenderContext } from '../../RenderContext.tsx';

/** What the figures beside or below it are counted in. */
export function Unit({ of }: { readonly of: MessageDescriptor }) {
  const context = useRenderContext();
  return (
    <span className="unit">
      <Phrases text={context.t(of)} />
    </span>
  );
}
