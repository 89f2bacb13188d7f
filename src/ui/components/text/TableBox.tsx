import type { ReactNode } from 'react';
import { textMessages } from '../../messages/text.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface TableBoxProps {
  /** What the table shows, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * The box of a table that may be wider than the page: it scrolls, by keyboard too, and says so while there is more. It is
 * no landmark, since the section around it is one of the same name.
 */
export function TableBox({ label, children }: TableBoxProps) {
  const context = useRenderContext();
  return (
    <div className="table-scroll" role="group" tabIndex={0} aria-label={label}>
      <p className="scroll-hint" aria-hidden="true">
        {context.t(textMessages.scrollTable)}
      </p>
      {children}
    </div>
  );
}
