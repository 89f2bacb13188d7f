import { Facts } from '../components/item/Facts.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { PhoneLink } from '../components/text/PhoneLink.tsx';
import { unbroken } from '../components/text/unbroken.ts';
import { groupedMessages } from '../messages/grouped.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';

/** A person: full name, position, telephone, email, education, work history (spec §3). */
export function ProfessionalPage(props: ItemPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'professional') return null;
  const { position, phone, email, education, workHistory } = item.detail;
  const facts = (
    <Facts
      facts={[
        { name: context.t(groupedMessages.position), value: position },
        { name: context.t(groupedMessages.phone), value: phone && <PhoneLink number={phone} /> },
        { name: context.t(groupedMessages.email), value: email && <a href={`mailto:${email}`}>{email}</a> },
        { name: context.t(groupedMessages.education), value: education.length > 0 && <Lines lines={education} /> },
        {
          name: context.t(groupedMessages.workHistory),
          value: workHistory.length > 0 && <Lines lines={workHistory} />,
        },
      ]}
    />
  );
  return <ItemLayout {...props} facts={facts} dates="none" />;
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="fact-lines">
      {lines.map((line, index) => (
        <li key={index}>{unbroken(line)}</li>
      ))}
    </ul>
  );
}
