import { itemLink } from '../components/item/itemLink.ts';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';
import { LinkRows } from '../components/item/LinkRows.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { contactMessages } from '../messages/contact.ts';
import { groupedMessages } from '../messages/grouped.ts';
import { itemMessages } from '../messages/item.ts';
import { useRenderContext } from '../RenderContext.tsx';

/** An answer to a frequent question; the forms and pages that it is about are right after it, and where to ask on. */
export function AnswerPage(props: ItemPageProps) {
  const context = useRenderContext();
  const { item } = props;
  const named = item.related.flatMap((related) => {
    const href = itemLink(context, related);
    const isNamed = related.kind === 'document' || related.kind === 'page';
    return isNamed && href !== undefined ? [{ label: related.title, href, item: related }] : [];
  });
  const others = item.related.filter((related) => !named.some((link) => link.item === related));
  const end = (
    <>
      {named.length > 0 && (
        <section aria-labelledby="forms-title">
          <h2 id="forms-title" className="answer-heading">
            {context.t(itemMessages.formsAndServices)}
          </h2>
          <LinkRows links={named} />
        </section>
      )}
      <p>
        <Sentence
          message={groupedMessages.noAnswer}
          parts={{ contact: <a href={context.to('contact')}>{context.t(contactMessages.title)}</a> }}
        />
      </p>
    </>
  );
  return <ItemLayout {...props} item={{ ...item, related: others }} end={end} />;
}
