import type { MessageDescriptor } from '@formatjs/intl';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unit } from './Unit.tsx';

interface FigureHeadProps {
  readonly of: MessageDescriptor;
  readonly unit: MessageDescriptor;
  readonly className?: string;
}

/** The head of a column: what its figures are of, and what they are counted in. */
export function FigureHead({ of, unit, className }: FigureHeadProps) {
  const context = useRenderContext();
  return (
    <th scope="col" className={className}>
      {context.t(of)} <Unit of={unit} />
    </th>
  );
}
