import { growth, type AreaComparison } from '#domain/water/compareAreas.ts';
import { waterUseMessages } from '../../messages/waterUse.ts';
import { useRenderContext, type RenderContext } from '../../RenderContext.tsx';
import { Incomplete } from './Incomplete.tsx';

interface AreaChangeProps {
  /** Undefined when nothing was reported in both years, null when there is no earlier season. */
  readonly comparison: AreaComparison | null | undefined;
}

/** Changes are shown with one decimal. */
const SMALLEST_CHANGE = 0.05;

/** How an area changed since the year before, in words, and, for screen readers, of how many figures where some are missing. */
export function AreaChange({ comparison }: AreaChangeProps) {
  const context = useRenderContext();
  if (comparison === null) return context.t(waterUseMessages.noEarlier);
  if (comparison === undefined) return context.t(waterUseMessages.notComparable);
  const { compared: reported, all } = comparison;
  return (
    <>
      {changeText(context, comparison)}
      {reported < all && <Incomplete text={context.t(waterUseMessages.compared, { reported, all })} />}
    </>
  );
}

/** The same for sentences: which way, and by how many per cent without a sign. */
export function changeOf(context: RenderContext, comparison: AreaComparison | undefined) {
  const percent = comparison === undefined ? null : growth(comparison);
  if (percent === null) return { change: 'unknown', growth: '' } as const;
  return { change: directionOf(percent), growth: context.percent(Math.abs(percent)) } as const;
}

function changeText(context: RenderContext, comparison: AreaComparison): string {
  const { change, growth: by } = changeOf(context, comparison);
  if (change !== 'unknown') return context.t(waterUseMessages[change], { growth: by });
  return context.t(comparison.sum === 0 ? waterUseMessages.same : waterUseMessages.fromNothing);
}

function directionOf(percent: number): 'more' | 'less' | 'same' {
  if (Math.abs(percent) < SMALLEST_CHANGE) return 'same';
  return percent > 0 ? 'more' : 'less';
}
