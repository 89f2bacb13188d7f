import type { MessageDescriptor } from '@formatjs/intl';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface BigFigureProps {
  readonly value: number | null;
  readonly unit: MessageDescriptor;
}

/** The main figure of a page. */
export function BigFigure({ value, unit }: BigFigureProps) {
  const context = useRenderContext();
  if (value === null) return <p className="big-figure-none">{context.t(waterMessages.notReported)}</p>;
  return (
    <p className="big-figure">
      <strong>{context.figure(value)}</strong> <span className="big-figure-unit">{context.t(unit)}</span>
    </p>
  );
}
