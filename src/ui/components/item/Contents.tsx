import { groupedMessages } from '../../messages/grouped.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Section } from '../text/sections.ts';
import { unbrokenHtml } from '../text/lineBreaks.ts';
import { Unbroken } from '../text/Unbroken.tsx';

/** Links to the sections of a long text. */
export function Contents({ sections }: { readonly sections: readonly Section[] }) {
  const context = useRenderContext();
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <p id="contents-title" className="margin-title">
        {context.t(groupedMessages.onThisPage)}
      </p>
      <ol>
        {sections.map(({ id, heading, parts = [] }) => (
          <li key={id}>
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: unbrokenHtml(heading, context.wholeWords) }} />
            {parts.length > 0 && (
              <ol>
                {parts.map((part) => (
                  <li key={part.id}>
                    <a href={`#${part.id}`}>
                      <Unbroken text={part.heading} />
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
