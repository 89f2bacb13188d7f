import { Facts } from '../components/item/Facts.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { PhoneLink } from '../components/text/PhoneLink.tsx';
import { agencyMessages } from '../messages/agency.ts';
import { groupedMessages } from '../messages/grouped.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { AgencyPageProps } from './props.ts';

/** An office: address, telephone, province, map, the office above it. */
export function AgencyPage({ parent, ...props }: AgencyPageProps) {
  const page = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'agency') return null;
  const { address: postal, phone, province, provinces, map } = item.detail;
  const facts = (
    <Facts
      facts={[
        { name: page.t(groupedMessages.address), value: postal },
        { name: page.t(groupedMessages.province), value: province },
        {
          name: page.t(agencyMessages.provinces),
          value: provinces && page.list(provinces.map(({ label }) => label)),
        },
        { name: page.t(groupedMessages.phone), value: phone && <PhoneLink number={phone} /> },
        {
          name: page.t(groupedMessages.map),
          value: map && (
            <a href={map} rel="external noreferrer">
              {page.t(groupedMessages.openMap, { host: new URL(map).host })}
            </a>
          ),
        },
        {
          name: page.t(groupedMessages.parent),
          value: parent && <a href={page.to('agency', { id: parent.slug })}>{parent.title}</a>,
        },
      ]}
    />
  );
  return <ItemLayout {...props} facts={facts} undated />;
}
