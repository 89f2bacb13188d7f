import type { Bilingual } from '#domain/locale/locale.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** The sources of figures. */
export function WaterSource({ figures }: { readonly figures: readonly { readonly source: Bilingual }[] }) {
  const context = useRenderContext();
  const sources = [...new Set(figures.map(({ source }) => source[context.locale]))];
  if (sources.length === 0) return null;
  return (
    <p className="water-source">
      {context.t(waterMessages.source)}: {sources.join('; ')}
    </p>
  );
}
