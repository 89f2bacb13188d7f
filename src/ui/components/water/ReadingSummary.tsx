import { compareReading } from '#domain/water/readingYears.ts';
import type { RuleCurvePlace } from '#domain/water/ruleCurve.ts';
import { shareOfStorage } from '#domain/water/storage.ts';
import type { Reading } from '#domain/water/water.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface ReadingSummaryProps {
  readonly reading: Reading;
  readonly readings: readonly Reading[];
  /** Absent where there are no rule curves, or the reading is too old to compare it with them. */
  readonly curve?: RuleCurvePlace | undefined;
}

/** Changes are shown with one decimal. */
const SMALLEST_CHANGE = 0.05;

/** How full a reservoir is, in a sentence, with what that compares with. Nothing where no volume was reported. */
export function ReadingSummary({ reading, readings, curve }: ReadingSummaryProps) {
  const context = useRenderContext();
  const share = shareOfStorage(reading);
  if (share === null) return null;
  const { yearBefore, sinceDayBefore } = compareReading(reading, readings);
  return (
    <p className="reading-summary">
      <Unbroken
        text={context.t(waterMessages.summary, {
          share: context.percent(share),
          hasYearBefore: yearBefore === null ? 'no' : 'yes',
          yearBefore: yearBefore === null ? '' : context.percent(yearBefore),
          change: changeOf(sinceDayBefore),
          curve: curve ?? 'unknown',
          points: context.oneDecimal(Math.abs(sinceDayBefore ?? 0)),
        })}
      />
    </p>
  );
}

function changeOf(points: number | null): 'up' | 'down' | 'same' | 'unknown' {
  if (points === null) return 'unknown';
  if (Math.abs(points) < SMALLEST_CHANGE) return 'same';
  return points > 0 ? 'up' : 'down';
}
