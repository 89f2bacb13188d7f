import type { MessageDescriptor } from '@formatjs/intl';
import { lateMessages } from '../messages/late.ts';
import { usePage } from '../PageContext.tsx';

interface LateNoteProps {
  readonly text: MessageDescriptor;
  readonly href: string;
  readonly label: MessageDescriptor;
}

function LateNote({ text, href, label }: LateNoteProps) {
  const page = usePage();
  return (
    <p className="late-note">
      {page.say(text)} <a href={href}>{page.say(label)}</a>
    </p>
  );
}

/** In the place of a part that is late. Without scripts it never takes its place, so a way to the whole page stands there. */
export function LateWaiting({ completePage }: { readonly completePage: string }) {
  return <LateNote text={lateMessages.waiting} href={completePage} label={lateMessages.showComplete} />;
}

interface LateUnavailableProps {
  /** A page that has what is missing here. */
  readonly href: string;
  readonly label: MessageDescriptor;
}

/** In the place of a part that never came. */
export function LateUnavailable({ href, label }: LateUnavailableProps) {
  return <LateNote text={lateMessages.unavailable} href={href} label={label} />;
}
