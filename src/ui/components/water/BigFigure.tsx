import type { MessageDescriptor } from '@formatjs/intl';
import type { ReactNode } from 'react';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface BigFigureProps {
  /** Null where it was not reported. */
  readonly figure: string | null;
  readonly unit: MessageDescriptor;
  /** Right after the figure: that it lacks some. */
  readonly mark?: ReactNode;
}

/** The main figure of a page. */
export function BigFigure({ figure, unit, mark }: BigFigureProps) {
  const context = useRenderContext();
  if (figure === null) return <p className="big-figure-none">{context.t(waterMessages.notReported)}</p>;
  return (
    <p className="big-figure">
      <strong>
        {figure}
        {mark}
      </strong>{' '}
      <span className="big-figure-unit">{context.t(unit)}</span>
    </p>
  );
}
