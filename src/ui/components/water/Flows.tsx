import type { MessageDescriptor } from '@formatjs/intl';
import type { ReactNode } from 'react';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { Unit } from './Unit.tsx';

interface FlowsProps {
  readonly inflow: ReactNode;
  readonly outflow: ReactNode;
}

/**
 * The cell of a reservoir's inflow and release: beside each other, below the heads of `FlowsHead`, where the screen is wide;
 * below each other with their names where it is not.
 */
export function FlowsCell({ inflow, outflow }: FlowsProps) {
  return (
    <td className="number reservoir-flows">
      <div className="flows">
        <Flow of={waterMessages.inflow}>{inflow}</Flow> <Flow of={waterMessages.outflow}>{outflow}</Flow>
      </div>
    </td>
  );
}

/** The head of a column of inflow and release. */
export function FlowsHead() {
  return (
    <th scope="col" className="number reservoir-flows">
      <div className="flows">
        <FlowHead of={waterMessages.inflow} /> <FlowHead of={waterMessages.outflow} />
      </div>
    </th>
  );
}

function Flow({ of, children }: { readonly of: MessageDescriptor; readonly children: ReactNode }) {
  const context = useRenderContext();
  return (
    <span className="flow">
      <span className="flow-name">{context.t(of)}</span> {children}
    </span>
  );
}

function FlowHead({ of }: { readonly of: MessageDescriptor }) {
  const context = useRenderContext();
  return (
    <span>
      <Unbroken text={context.t(of)} /> <Unit unit={waterMessages.millionCubicMetresADay} />
    </span>
  );
}
