import type { ReactNode } from 'react';
import { Unbroken } from '../text/Unbroken.tsx';

interface TitledSectionProps {
  readonly className: string;
  readonly title: string;
  /** Links at the end of the heading's line. */
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A section with a heading. It is named without an id: while a page arrives in parts, it can be there twice, once with a
 * placeholder, and an id must be there once.
 */
export function TitledSection({ className, title, links, children }: TitledSectionProps) {
  const heading = (
    <h2>
      <Unbroken text={title} />
    </h2>
  );
  return (
    <section className={className} aria-label={title}>
      {links === undefined ? (
        heading
      ) : (
        <div className="section-top">
          {heading}
          {links}
        </div>
      )}
      {children}
    </section>
  );
}
