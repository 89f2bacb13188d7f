import type { Bilingual } from '#domain/locale/locale.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface WaterSourceProps {
  readonly figures: readonly { readonly source: Bilingual }[];
  /** Whether they are readings of every day. */
  readonly isDaily?: boolean;
}

/** The sources of figures, and how often they are measured. */
export function WaterSource({ figures, isDaily = false }: WaterSourceProps) {
  const context = useRenderContext();
  const sources = [...new Set(figures.map(({ source }) => source[context.locale]))];
  if (sources.length === 0) return null;
  return (
    <p className="water-source">
      {context.t(waterMessages.source)}: {sources.join('; ')}
      {isDaily && ` · ${context.t(waterMessages.measured)}`}
    </p>
  );
}
