import type { MessageDescriptor } from '@formatjs/intl';
import { Phrases } from '../text/Phrases.tsx';
import { usePage } from '../../RenderContext.tsx';

/** What the figures beside or below it are counted in. */
export function Unit({ of }: { readonly of: MessageDescriptor }) {
  const page = usePage();
  return (
    <span className="unit">
      <Phrases text={page.t(of)} />
    </span>
  );
}
