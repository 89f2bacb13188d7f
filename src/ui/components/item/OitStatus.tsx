import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { oitMessages } from '../../messages/oit.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from '../text/Icon.tsx';

/** Whether what belongs under a code is published, as a mark and a word. */
export function OitStatus({ isPublished }: { readonly isPublished: boolean }) {
  const context = useRenderContext();
  return (
    <span className="oit-status" data-missing={isPublished ? undefined : true}>
      <Icon icon={isPublished ? CircleCheck : CircleDashed} />
      <span>{context.t(isPublished ? oitMessages.published : oitMessages.missing)}</span>
    </span>
  );
}
