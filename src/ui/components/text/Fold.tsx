import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface FoldProps {
  readonly className?: string;
  /** Visible while it is folded: a heading and what belongs to it. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  /** Whether only phones fold it: where the screen is wide, it is open from the start. */
  readonly onPhonesOnly?: boolean;
  /** Whether it is open from the start, on phones as well. */
  readonly isOpen?: boolean;
}

/** Content that visitors can unfold. */
export function Fold({ className, head, children, onPhonesOnly = false, isOpen = false }: FoldProps) {
  return (
    <details
      className={className === undefined ? 'fold' : `fold ${className}`}
      open={isOpen}
      data-enhance={onPhonesOnly ? 'unfold' : undefined}
    >
      <summary>
        {head}
        <Icon icon={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}
