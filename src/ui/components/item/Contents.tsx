import { groupedMessages } from '../../messages/grouped.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Section } from '../text/sections.ts';
import { unbrokenHtml } from '../text/lineBreaks.ts';

/** Links to the sections of a long text. */
export function Contents({ sections }: { readonly sections: readonly Section[] }) {
  const context = useRenderContext();
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <p id="contents-title" className="margin-title">
        {context.t(groupedMessages.onThisPage)}
      </p>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: unbrokenHtml(heading, context.wholeWords) }} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
