import type { Reading, Reservoir } from '#domain/water/water.ts';
import { waterMessages } from '../../messages/water.ts';

interface Shown {
  /** Whether a chart has gaps where nothing was reported. */
  readonly hasGaps: boolean;
  /** Whether the page has the usable volume. */
  readonly hasUsable: boolean;
}

/** How to read these figures of a reservoir. */
export function reservoirNotes(reservoir: Reservoir, readings: readonly Reading[], { hasGaps, hasUsable }: Shown) {
  const storageDiffers = readings.some(({ storage }) => storage !== reservoir.storage);
  const hasMissing = readings.some((one) => [one.volume, one.inflow, one.outflow].includes(null));
  return [
    ...(hasMissing ? [waterMessages.noteMissing] : []),
    ...(hasGaps ? [waterMessages.noteGaps] : []),
    waterMessages.noteShare,
    ...(storageDiffers ? [waterMessages.noteStorage] : []),
    ...(hasUsable ? [waterMessages.noteUsable] : []),
    ...(reservoir.ruleCurve === undefined ? [] : [waterMessages.noteRuleCurves]),
  ];
}
