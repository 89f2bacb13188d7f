import type { MessageDescriptor } from '@formatjs/intl';
import { Phrases } from '../text/Phrases.tsx';
import { useRenderContext } from '../../RenderContext.tsx';

/** The unit of the figures that are next to this element or below it. */
export function Unit({ unit }: { readonly unit: MessageDescriptor }) {
  const context = useRenderContext();
  return (
    <span className="unit">
      <Phrases text={context.t(unit)} />
    </span>
  );
}
