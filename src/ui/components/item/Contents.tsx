import { groupedMessages } from '../../messages/grouped.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Fold } from '../text/Fold.tsx';
import type { Section } from '../text/sections.ts';
import { unbrokenHtml } from '../text/lineBreaks.ts';

/** Of fewer, phones show no list: it would be as long as the way to the last of them. */
const FEWEST_ON_PHONES = 5;

/** Links to the sections of a long text; on phones folded, because they would push the text off the first screen. */
export function Contents({ sections }: { readonly sections: readonly Section[] }) {
  const context = useRenderContext();
  const title = context.t(groupedMessages.onThisPage);
  const links = (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: unbrokenHtml(heading, context.wholeWords) }} />
        </li>
      ))}
    </ol>
  );
  if (sections.length >= FEWEST_ON_PHONES)
    return (
      <nav className="contents" aria-label={title}>
        <Fold head={title} onPhonesOnly>
          {links}
        </Fold>
      </nav>
    );
  return (
    <nav className="contents" data-short aria-labelledby="contents-title">
      <p id="contents-title" className="margin-title">
        {title}
      </p>
      {links}
    </nav>
  );
}
