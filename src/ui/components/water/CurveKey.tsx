import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** What the dashed marks of the bars of a list mean, of the curves that its reservoirs crossed; nothing where none did. */
export function CurveKey({ curves }: { readonly curves: readonly ('lower' | 'upper' | undefined)[] }) {
  const context = useRenderContext();
  const crossed = new Set(curves.filter((curve) => curve !== undefined));
  if (crossed.size === 0) return null;
  return (
    <p className="figure-note level-bar-key" data-mark="limit">
      {context.t(waterMessages.markOfCurve, { curve: crossed.size > 1 ? 'both' : [...crossed].join('') })}
    </p>
  );
}
