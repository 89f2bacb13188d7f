import type { MessageDescriptor } from '@formatjs/intl';
import Info from 'lucide-react/icons/info';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from './Icon.tsx';

/** A note before figures that are invented. */
export function SampleNote({ text }: { readonly text: MessageDescriptor }) {
  const context = useRenderContext();
  return (
    <p className="sample-note">
      <Icon icon={Info} />
      <span>{context.t(text)}</span>
    </p>
  );
}
