import { SHARE_LEVELS, type WaterLevel } from '#domain/water/waterLevel.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

/** What a level means: between which shares a reservoir is, or on which side of its rule curves. */
export function LevelMeaning({ level }: { readonly level: WaterLevel }) {
  const context = useRenderContext();
  if (level === 'above-curve') return <Unbroken text={context.t(waterMessages.levelAboveCurveMeans)} />;
  if (level === 'below-curve') return <Unbroken text={context.t(waterMessages.levelBelowCurveMeans)} />;
  const from = SHARE_LEVELS[level];
  const higher = Object.values(SHARE_LEVELS).filter((share) => share > from);
  if (higher.length === 0) return context.t(waterMessages.levelAbove, { from });
  const to = Math.min(...higher);
  return context.t(from === 0 ? waterMessages.levelUpTo : waterMessages.levelBetween, { from, to });
}
