import { itemMessages } from '../messages/item.ts';
import { usePage } from '../PageContext.tsx';

/** The body of an item. @param html sanitised, with headings from h2 on (`ContentItem.bodyHtml`) */
export function Prose({ html }: { readonly html: string }) {
  const page = usePage();
  const name = page.say(itemMessages.scrollableTable);
  // A wide table scrolls inside its own box, which the keyboard must be able to reach (WCAG 2.1.1).
  const scrollable = html
    .replaceAll('<table', `<div class="table-box" tabindex="0" role="group" aria-label="${name}"><table`)
    .replaceAll('</table>', '</table></div>');
  return <div className="prose" dangerouslySetInnerHTML={{ __html: scrollable }} />;
}
