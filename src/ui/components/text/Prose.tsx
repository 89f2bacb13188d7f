import { textMessages } from '../../messages/text.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { boxedTables } from './boxedTables.ts';
import { unbrokenHtml } from './lineBreaks.ts';

interface ProseProps {
  /** Sanitised HTML. */
  readonly html: string;
  /** The schema.org property of the enclosing item (microdata). */
  readonly itemProp?: string;
  /** Thai words that lines do not break here, besides those of the lexicon. */
  readonly wholeWords?: readonly string[];
}

/** Rich text of authors. Browsers break Thai within compounds, and between a number and what it counts. */
export function Prose({ html, itemProp, wholeWords = [] }: ProseProps) {
  const context = useRenderContext();
  const words = { hint: context.t(textMessages.scrollTable), name: context.t(textMessages.table) };
  const text = boxedTables(
    unbrokenHtml(html, wholeWords.length === 0 ? context.wholeWords : [...context.wholeWords, ...wholeWords]),
    words,
  );
  return <div className="prose" itemProp={itemProp} dangerouslySetInnerHTML={{ __html: text }} />;
}
