import { hasRuleCurves } from '#domain/water/ruleCurve.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import { SHARE_LEVELS } from '#domain/water/waterLevel.ts';

/** The values of the messages that say when a reservoir needs attention, and what warns of it on a map. */
export function attentionValues(reservoirs: readonly ReservoirOnDay[]) {
  const hasCurves = hasRuleCurves(reservoirs.map(({ reservoir }) => reservoir));
  return { low: SHARE_LEVELS.fair, curves: hasCurves ? 'yes' : 'no' };
}
