import type { MessageDescriptor } from '@formatjs/intl';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Decimals } from '../../formats.ts';

interface BigFigureProps {
  readonly value: number | null;
  readonly unit: MessageDescriptor;
  /** Of the columns that also have this figure. */
  readonly decimals?: Decimals | undefined;
}

/** The main figure of a page. */
export function BigFigure({ value, unit, decimals }: BigFigureProps) {
  const context = useRenderContext();
  if (value === null) return <p className="big-figure-none">{context.t(waterMessages.notReported)}</p>;
  return (
    <p className="big-figure">
      <strong>{decimals === undefined ? context.figure(value) : context.columnFigure(value, decimals)}</strong>{' '}
      <span className="big-figure-unit">{context.t(unit)}</span>
    </p>
  );
}
