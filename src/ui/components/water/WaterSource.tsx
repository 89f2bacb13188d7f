import type { Bilingual } from '#domain/locale/locale.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** Who reported figures. */
export function WaterSource({ figures }: { readonly figures: readonly { readonly source: Bilingual }[] }) {
  const page = useRenderContext();
  const sources = [...new Set(figures.map(({ source }) => source[page.locale]))];
  if (sources.length === 0) return null;
  return (
    <p className="water-source">
      {page.t(waterMessages.source)}: {sources.join('; ')}
    </p>
  );
}
