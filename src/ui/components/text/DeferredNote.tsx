import type { MessageDescriptor } from '@formatjs/intl';
import { deferredMessages } from '../../messages/deferred.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface DeferredNoteProps {
  /** Whether something larger is to take its place: the room for it is kept, so that nothing jumps. */
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

/** In the place of a part that is late. Without scripts it never takes its place, so a way to the whole page stands there. */
export function DeferredPlaceholder({ completePage }: { readonly completePage: string }) {
  return (
    <DeferredNote waiting text={deferredMessages.waiting} href={completePage} label={deferredMessages.showComplete} />
  );
}

interface LateUnavailableProps {
  /** A page that has what is missing here. */
  readonly href: string;
  readonly label: MessageDescriptor;
}

/** In the place of a part that never came. */
export function DeferredUnavailable({ href, label }: LateUnavailableProps) {
  return <DeferredNote waiting={false} text={deferredMessages.unavailable} href={href} label={label} />;
}
