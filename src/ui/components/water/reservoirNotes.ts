import type { Reading, Reservoir } from '#domain/water/water.ts';
import { waterMessages } from '../../messages/water.ts';

/**
 * How to read these figures of a reservoir.
 *
 * @param hasGaps whether a chart has gaps where nothing was reported
 */
export function reservoirNotes(reservoir: Reservoir, readings: readonly Reading[], hasGaps: boolean) {
  const storageDiffers = readings.some(({ storage }) => storage !== reservoir.storage);
  const hasMissing = readings.some((one) => [one.volume, one.inflow, one.outflow].includes(null));
  return [
    ...(hasMissing ? [waterMessages.noteMissing] : []),
    ...(hasGaps ? [waterMessages.noteGaps] : []),
    waterMessages.noteShare,
    ...(storageDiffers ? [waterMessages.noteStorage] : []),
    ...(reservoir.deadStorage === undefined ? [] : [waterMessages.noteUsable]),
    ...(reservoir.ruleCurve === undefined ? [] : [waterMessages.noteRuleCurves]),
  ];
}
