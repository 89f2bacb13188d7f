import { yearInOtherEra } from '#domain/search/yearInOtherEra.ts';
import { searchMessages } from '../../messages/search.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** Why results have another number than the year that was asked for; nothing where no year was, or exact words were. */
export function OtherEra({ text }: { readonly text: string }) {
  const context = useRenderContext();
  const year = text.includes('"') ? undefined : text.split(/\s+/).find((word) => yearInOtherEra(word) !== undefined);
  const other = year && yearInOtherEra(year);
  if (year === undefined || other === undefined) return null;
  return <p className="search-note">{context.t(searchMessages.otherEra, { year, other })}</p>;
}
