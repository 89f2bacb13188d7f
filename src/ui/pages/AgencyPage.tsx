import { Facts } from '../components/item/Facts.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { PhoneLink } from '../components/text/PhoneLink.tsx';
import { agencyMessages } from '../messages/agency.ts';
import { arrangedMessages } from '../messages/grouped.ts';
import { usePage } from '../RenderContext.tsx';
import type { AgencyPageProps } from './props.ts';

/** An office: address, telephone, province, map, the office above it. */
export function AgencyPage({ parent, ...props }: AgencyPageProps) {
  const page = usePage();
  const { item } = props;
  if (item.detail.kind !== 'agency') return null;
  const { address: postal, phone, province, provinces, map } = item.detail;
  const facts = (
    <Facts
      facts={[
        { name: page.t(arrangedMessages.address), value: postal },
        { name: page.t(arrangedMessages.province), value: province },
        {
          name: page.t(agencyMessages.provinces),
          value: provinces && page.list(provinces.map(({ label }) => label)),
        },
        { name: page.t(arrangedMessages.phone), value: phone && <PhoneLink number={phone} /> },
        {
          name: page.t(arrangedMessages.map),
          value: map && (
            <a href={map} rel="external noreferrer">
              {page.t(arrangedMessages.openMap, { host: new URL(map).host })}
            </a>
          ),
        },
        {
          name: page.t(arrangedMessages.parent),
          value: parent && <a href={page.to('agency', { id: parent.slug })}>{parent.title}</a>,
        },
      ]}
    />
  );
  return <ItemLayout {...props} facts={facts} undated />;
}
