import { Facts } from '../components/item/Facts.tsx';
import { itemLink } from '../components/item/itemLink.ts';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { PersonPortrait } from '../components/item/PersonPortrait.tsx';
import { PhoneLink } from '../components/text/PhoneLink.tsx';
import { Prose } from '../components/text/Prose.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { groupedMessages } from '../messages/grouped.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';

/**
 * A person: full name, position, telephone, email, education, work history (spec §3), the office, which is the first
 * related one, and how to ask the person.
 */
export function ProfessionalPage(props: ItemPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'professional') return null;
  const { position, phone, email, education, workHistory } = item.detail;
  const office = item.related.find(({ kind }) => kind === 'agency');
  const others = item.related.filter((related) => related !== office);
  const margin = (
    <div className="person-margin">
      <PersonPortrait picture={item.cover} sizes="(min-width: 64rem) 15rem, 6.5rem" priority />
      <Facts
        facts={[
          { name: context.t(groupedMessages.phone), value: phone && <PhoneLink number={phone} /> },
          { name: context.t(groupedMessages.email), value: email && <a href={`mailto:${email}`}>{email}</a> },
          {
            name: context.t(groupedMessages.office),
            value: office && (
              <a href={itemLink(context, office)}>
                <Unbroken text={office.title} />
              </a>
            ),
          },
        ]}
      />
      <section className="person-ask" aria-labelledby="how-to-ask">
        <h2 id="how-to-ask">{context.t(groupedMessages.howToAsk)}</h2>
        <p>
          <Unbroken
            text={context.t(groupedMessages.waysToAsk, {
              direct: phone === undefined && email === undefined ? 'no' : 'yes',
            })}
          />
        </p>
        <a className="button-link" href={context.to('contact')}>
          {context.t(groupedMessages.askByForm)}
        </a>
      </section>
    </div>
  );
  const body = (
    <div className="person-body">
      <Prose html={item.bodyHtml} wholeWords={item.title.match(/[ก-๙]{2,}/gu) ?? []} />
      <div className="person-life">
        <Part id="education" title={context.t(groupedMessages.education)} lines={education} />
        <Part id="work-history" title={context.t(groupedMessages.workHistory)} lines={workHistory} />
      </div>
    </div>
  );
  return (
    <ItemLayout
      {...props}
      item={{ ...item, related: others }}
      subtitle={position}
      margin={margin}
      body={body}
      dates="none"
      hidesCover
    />
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}

function Part({ id, title, lines }: PartProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>
            <Unbroken text={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
