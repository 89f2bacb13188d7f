import type { MouseEvent, ReactNode } from 'react';
import { useInteractivePage } from '../../InteractivePage.tsx';

interface InPlaceLinkProps {
  /** An address of the page that the link is on. */
  readonly href: string;
  readonly className?: string;
  readonly isCurrent?: boolean;
  /** The id of the element that gets the focus, where the link disappears with the choice that it takes back. */
  readonly focusOn?: string;
  readonly children: ReactNode;
}

/** A link to another choice on the same page. On a hydrated page it updates the page in place. */
export function InPlaceLink({ href, className, isCurrent = false, focusOn, children }: InPlaceLinkProps) {
  const interactivePage = useInteractivePage();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (interactivePage === undefined || opensElsewhere) return;
    event.preventDefault();
    if (focusOn !== undefined) document.getElementById(focusOn)?.focus({ preventScroll: true });
    interactivePage.show(href);
  };
  return (
    <a href={href} rel="nofollow" className={className} aria-current={isCurrent ? 'true' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
