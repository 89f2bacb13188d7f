import type { MessageDescriptor } from '@formatjs/intl';
import { deferredMessages } from '../../messages/deferred.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface DeferredNoteProps {
  /** Whether content will replace it: then it reserves the space, to avoid a layout shift. */
  readonly isPending: boolean;
  readonly text: MessageDescriptor;
  readonly href: string;
  readonly label: MessageDescriptor;
}

function DeferredNote({ isPending, text, href, label }: DeferredNoteProps) {
  const context = useRenderContext();
  return (
    <p className="deferred-note" data-waiting={isPending || undefined}>
      {context.t(text)} <a href={href}>{context.t(label)}</a>
    </p>
  );
}

/** Shown while a deferred part is pending. Without scripts it stays, so it links to the complete page. */
export function DeferredPlaceholder({ completePage }: { readonly completePage: string }) {
  return (
    <DeferredNote isPending text={deferredMessages.waiting} href={completePage} label={deferredMessages.showComplete} />
  );
}

interface DeferredUnavailableProps {
  /** A page that has the missing content. */
  readonly href: string;
  readonly label: MessageDescriptor;
}

/** Shown instead of a deferred part that failed or timed out. */
export function DeferredUnavailable({ href, label }: DeferredUnavailableProps) {
  return <DeferredNote isPending={false} text={deferredMessages.unavailable} href={href} label={label} />;
}
