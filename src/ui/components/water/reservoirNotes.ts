import type { Reading, Reservoir } from '#domain/water/water.ts';
import { waterMessages } from '../../messages/water.ts';

interface Shown {
  readonly hasChart: boolean;
  /** Whether the page has the usable volume. */
  readonly hasUsable: boolean;
}

/** How to read the figures of a reservoir. */
export function reservoirNotes(reservoir: Reservoir, readings: readonly Reading[], { hasChart, hasUsable }: Shown) {
  const storageDiffers = readings.some(({ storage }) => storage !== reservoir.storage);
  return [
    waterMessages.noteMissing,
    ...(hasChart ? [waterMessages.noteGaps] : []),
    waterMessages.noteShare,
    ...(storageDiffers ? [waterMessages.noteStorage] : []),
    ...(hasUsable ? [waterMessages.noteUsable] : []),
    ...(reservoir.ruleCurve === undefined ? [] : [waterMessages.noteRuleCurves]),
  ];
}
