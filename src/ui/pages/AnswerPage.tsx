import { AttachmentLink } from '../components/item/AttachmentLink.tsx';
import { itemLink } from '../components/item/itemLink.ts';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { itemMessages } from '../messages/item.ts';
import { useRenderContext } from '../RenderContext.tsx';

/** An answer to a frequent question; the forms and pages that it is about are right after it. */
export function AnswerPage(props: ItemPageProps) {
  const context = useRenderContext();
  const { item } = props;
  const named = item.related.filter(({ detail }) => detail.kind === 'document' || detail.kind === 'page');
  if (named.length === 0) return <ItemLayout {...props} />;
  const others = item.related.filter((related) => !named.includes(related));
  const links = (
    <section className="attachments" aria-labelledby="forms-title">
      <h2 id="forms-title">{context.t(itemMessages.formsAndServices)}</h2>
      <ul>
        {named.map((related) => (
          <li key={related.slug}>
            <a href={itemLink(context, related)}>
              <Unbroken text={related.title} />
            </a>
            {related.attachments.slice(0, 1).map((attachment) => (
              <div key={attachment.file}>
                <AttachmentLink attachment={attachment} isBelowTitle />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
  return <ItemLayout {...props} item={{ ...item, related: others }} end={links} />;
}
