import { hasRuleCurves } from '#domain/water/ruleCurve.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import { SHARE_LEVELS } from '#domain/water/waterLevel.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

/** What stands in the place of the list when no reservoir needs attention. */
export function AttentionNone({ reservoirs }: { readonly reservoirs: readonly ReservoirOnDay[] }) {
  const context = useRenderContext();
  const hasCurves = hasRuleCurves(reservoirs.map(({ reservoir }) => reservoir));
  return (
    <p>
      <Unbroken
        text={context.t(waterMessages.attentionNone, { low: SHARE_LEVELS.fair, curves: hasCurves ? 'yes' : 'no' })}
      />
    </p>
  );
}
