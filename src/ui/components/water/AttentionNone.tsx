import type { ReservoirOnDay } from '#domain/water/storage.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { attentionValues } from './attentionValues.ts';

/** What stands in the place of the list when no reservoir needs attention. */
export function AttentionNone({ reservoirs }: { readonly reservoirs: readonly ReservoirOnDay[] }) {
  const context = useRenderContext();
  return (
    <p>
      <Unbroken text={context.t(waterMessages.attentionNone, attentionValues(reservoirs))} />
    </p>
  );
}
