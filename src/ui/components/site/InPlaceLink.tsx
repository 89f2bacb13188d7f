import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useInteractivePage } from '../../InteractivePage.tsx';

interface InPlaceLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Another address of the same page. */
  readonly href: string;
  /** The id of the element that gets the focus, where the link disappears with the choice that it takes back. */
  readonly focusOn?: string;
}

/** A link to another address of the same page. On a hydrated page it updates the page in place. */
export function InPlaceLink({ href, focusOn, ...attributes }: InPlaceLinkProps) {
  const interactivePage = useInteractivePage();
  const follow = (event: MouseEvent) => {
    // Whoever asks for a new tab or window gets it.
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (interactivePage === undefined || !isPlain) return;
    event.preventDefault();
    if (focusOn !== undefined) document.getElementById(focusOn)?.focus({ preventScroll: true });
    interactivePage.show(href);
  };
  return <a {...attributes} href={href} onClick={follow} />;
}
