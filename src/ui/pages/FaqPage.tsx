import { bySubject } from '../components/list/bySubject.ts';
import { GroupedLayout } from '../components/list/GroupedLayout.tsx';
import { Subjects } from '../components/list/Subjects.tsx';
import { Fold } from '../components/text/Fold.tsx';
import { itemLink } from '../components/item/itemLink.ts';
import { Prose } from '../components/text/Prose.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { contactMessages } from '../messages/contact.ts';
import { groupedMessages } from '../messages/grouped.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { GroupedPageProps } from '../components/list/GroupedLayout.tsx';

/** Questions by topic; each opens in place and has an address of its own (`#slug`, and a page). */
export function FaqPage(props: GroupedPageProps) {
  const context = useRenderContext();
  return (
    <GroupedLayout {...props} route="faq" itemType="https://schema.org/FAQPage">
      <Subjects
        subjects={bySubject(props.items)}
        end={
          <p className="faq-end">
            <Sentence
              message={groupedMessages.noAnswer}
              parts={{ contact: <a href={context.to('contact')}>{context.t(contactMessages.title)}</a> }}
            />
          </p>
        }
        rows={(items, level) => {
          const Heading = `h${level}` as const;
          return (
            <ul className="faq">
              {items.map((item) => (
                <li key={item.slug} itemScope itemProp="mainEntity" itemType="https://schema.org/Question">
                  <Fold
                    className="faq-item"
                    head={
                      <Heading className="faq-question" itemProp="name">
                        <Unbroken text={item.title} />
                      </Heading>
                    }
                  >
                    <div
                      id={item.slug}
                      className="faq-answer"
                      itemScope
                      itemProp="acceptedAnswer"
                      itemType="https://schema.org/Answer"
                    >
                      <Prose html={item.bodyHtml ?? ''} itemProp="text" />
                      <a className="faq-link" href={itemLink(context, item)}>
                        {context.t(groupedMessages.linkToAnswer)}
                      </a>
                    </div>
                  </Fold>
                </li>
              ))}
            </ul>
          );
        }}
      />
    </GroupedLayout>
  );
}
