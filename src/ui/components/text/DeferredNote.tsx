import type { MessageDescriptor } from '@formatjs/intl';
import { deferredMessages } from '../../messages/deferred.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface DeferredNoteProps {
  /** Whether content will replace it: then it reserves the space, to avoid a layout shift. */
  readonly waiting: boolean;
  readonly text: MessageDescriptor;
  readonly href: string;
  readonly label: MessageDescriptor;
}

function DeferredNote({ waiting, text, href, label }: DeferredNoteProps) {
  const context = useRenderContext();
  return (
    <p className="late-note" data-waiting={waiting || undefined}>
      {context.t(text)} <a href={href}>{context.t(label)}</a>
    </p>
  );
}

/** Shown while a deferred part is pending. Without scripts it stays, so it links to the complete page. */
export function DeferredPlaceholder({ completePage }: { readonly completePage: string }) {
  return (
    <DeferredNote waiting text={deferredMessages.waiting} href={completePage} label={deferredMessages.showComplete} />
  );
}

interface LateUnavailableProps {
  /** A page that has the missing content. */
  readonly href: string;
  readonly label: MessageDescriptor;
}

/** Shown instead of a deferred part that failed or timed out. */
export function DeferredUnavailable({ href, label }: LateUnavailableProps) {
  return <DeferredNote waiting={false} text={deferredMessages.unavailable} href={href} label={label} />;
}
