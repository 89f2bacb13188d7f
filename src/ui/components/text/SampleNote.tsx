import type { MessageDescriptor } from '@formatjs/intl';
import Info from 'lucide-react/icons/info';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from './Icon.tsx';

/** Said before figures that nobody measured. */
export function SampleNote({ text }: { readonly text: MessageDescriptor }) {
  const context = useRenderContext();
  return (
    <p className="sample-note">
      <Icon of={Info} />
      <span>{context.t(text)}</span>
    </p>
  );
}
