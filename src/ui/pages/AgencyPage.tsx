import { Facts } from '../components/item/Facts.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { PhoneLink } from '../components/text/PhoneLink.tsx';
import { agencyMessages } from '../messages/agency.ts';
import { groupedMessages } from '../messages/grouped.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { AgencyPageProps } from './props.ts';

/** An office: address, telephone, province, map, the parent office. */
export function AgencyPage({ parent, ...props }: AgencyPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'agency') return null;
  const { address: postal, phone, province, provinces, map } = item.detail;
  const facts = (
    <Facts
      facts={[
        { name: context.t(groupedMessages.address), value: postal },
        { name: context.t(groupedMessages.province), value: province },
        {
          name: context.t(agencyMessages.provinces),
          value: provinces && context.list(provinces.map(({ label }) => label)),
        },
        { name: context.t(groupedMessages.phone), value: phone && <PhoneLink number={phone} /> },
        {
          name: context.t(groupedMessages.map),
          value: map && (
            <a href={map} rel="external noreferrer">
              {context.t(groupedMessages.openMap, { host: new URL(map).host })}
            </a>
          ),
        },
        {
          name: context.t(groupedMessages.parent),
          value: parent && <a href={context.to('agency', { id: parent.slug })}>{parent.title}</a>,
        },
      ]}
    />
  );
  return <ItemLayout {...props} facts={facts} dates="none" />;
}
