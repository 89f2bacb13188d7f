import type { ContentSummary } from '#domain/content/content.ts';
import { agencyMessages } from '../../messages/agency.ts';
import { groupedMessages } from '../../messages/grouped.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Facts } from '../item/Facts.tsx';
import { TitleLink } from '../item/TitleLink.tsx';
import { PhoneLink } from '../text/PhoneLink.tsx';
import { Phrases } from '../text/Phrases.tsx';

/** How to reach the office that a page is about: beside its text. */
export function OfficeContact({ office }: { readonly office: ContentSummary }) {
  const context = useRenderContext();
  if (office.detail.kind !== 'agency') return null;
  const { phone, hours, email, address } = office.detail;
  return (
    <aside className="page-office" aria-labelledby="page-office-title">
      <h2 id="page-office-title" className="margin-title">
        <TitleLink item={office} />
      </h2>
      <Facts
        facts={[
          { name: context.t(groupedMessages.phone), value: phone !== undefined && <PhoneLink number={phone} /> },
          { name: context.t(agencyMessages.hours), value: hours },
          { name: context.t(groupedMessages.email), value: email && <a href={`mailto:${email}`}>{email}</a> },
          { name: context.t(groupedMessages.address), value: <Phrases text={address} /> },
        ]}
      />
    </aside>
  );
}
