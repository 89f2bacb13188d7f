import type { MessageDescriptor } from '@formatjs/intl';
import type { ReactNode } from 'react';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { Unit } from './Unit.tsx';

interface FigureTableProps {
  readonly className: string;
  /** For screen readers. */
  readonly caption: string;
  readonly children: ReactNode;
}

export function FigureTable({ className, caption, children }: FigureTableProps) {
  return (
    <table className={`figure-table ${className}`}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  );
}

interface FigureHeadProps {
  readonly of: MessageDescriptor;
  readonly unit: MessageDescriptor;
  readonly className?: string;
}

/** The header of a column of figures, with their unit. */
export function FigureHead({ of, unit, className }: FigureHeadProps) {
  const context = useRenderContext();
  return (
    <th scope="col" className={className}>
      <Unbroken text={context.t(of)} /> <Unit unit={unit} />
    </th>
  );
}
