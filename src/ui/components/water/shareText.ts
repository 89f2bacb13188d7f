import { waterMessages } from '../../messages/water.ts';
import type { RenderContext } from '../../RenderContext.tsx';

/** A share in per cent, or 'not reported' where it is null. */
export function shareText(share: number | null, context: RenderContext): string {
  return share === null ? context.t(waterMessages.notReported) : context.percent(share);
}
