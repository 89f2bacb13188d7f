import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

/** In per cent of storage. */
const FULL = 100;

interface BarKeyProps {
  /** The curves that dashed marks show. */
  readonly curves?: readonly ('lower' | 'upper' | undefined)[];
  /** Whether marks show the share of the year before. */
  readonly hasYearBefore?: boolean;
  /** See `barEnd`: a bar that ends beyond its storage has a mark where it is full. */
  readonly end?: number;
}

/** What the marks across bars mean. */
export function BarKey({ curves = [], hasYearBefore = false, end = FULL }: BarKeyProps) {
  const context = useRenderContext();
  const shown = new Set(curves.filter((curve) => curve !== undefined));
  return (
    <>
      {shown.size > 0 && (
        <p className="figure-note level-bar-key" data-mark="limit">
          <Unbroken
            text={context.t(waterMessages.markOfCurve, { curve: shown.size > 1 ? 'both' : [...shown].join('') })}
          />
        </p>
      )}
      {hasYearBefore && <p className="figure-note level-bar-key">{context.t(waterMessages.markOfYearBefore)}</p>}
      {end > FULL && (
        <p className="figure-note level-bar-key" data-mark="full">
          {context.t(waterMessages.markOfFull)}
        </p>
      )}
    </>
  );
}
