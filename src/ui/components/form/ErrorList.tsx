import type { Ref } from 'react';
import { Unbroken } from '../text/Unbroken.tsx';

interface ErrorListProps {
  readonly title: string;
  /** What is wrong, each with the address of where to mend it. */
  readonly errors: readonly { readonly href: string; readonly text: string }[];
  /** Whether it gets the focus when the page opens with it. */
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A box with all that is wrong, as links. */
export function ErrorList({ title, errors, autoFocus = false, ref }: ErrorListProps) {
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1} autoFocus={autoFocus}>
      <h2 className="error-summary-title">{title}</h2>
      <ul>
        {errors.map(({ href, text }, index) => (
          <li key={index}>
            <a href={href}>
              <Unbroken text={text} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
