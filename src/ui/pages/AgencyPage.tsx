import { arrangedTrail } from '../components/arrangedTrail.ts';
import { Facts } from '../components/Facts.tsx';
import { ItemLayout } from '../components/ItemLayout.tsx';
import { PhoneLink } from '../components/PhoneLink.tsx';
import { arrangedMessages } from '../messages/arranged.ts';
import { usePage } from '../PageContext.tsx';
import type { AgencyPageProps } from './props.ts';

/** An office: address, telephone, province, map, the office above it. */
export function AgencyPage({ item, address, parent }: AgencyPageProps) {
  const page = usePage();
  if (item.detail.kind !== 'agency') return null;
  const { address: postal, phone, province, map } = item.detail;
  const facts = (
    <Facts
      facts={[
        { name: page.say(arrangedMessages.address), value: postal },
        { name: page.say(arrangedMessages.province), value: province },
        { name: page.say(arrangedMessages.phone), value: phone && <PhoneLink number={phone} /> },
        {
          name: page.say(arrangedMessages.map),
          value: map && (
            <a href={map} rel="external noreferrer">
              {page.say(arrangedMessages.openMap, { host: new URL(map).host })}
            </a>
          ),
        },
        {
          name: page.say(arrangedMessages.parent),
          value: parent && <a href={page.to('agency', { id: parent.slug })}>{parent.title}</a>,
        },
      ]}
    />
  );
  return <ItemLayout item={item} address={address} trail={arrangedTrail(page, 'agencies')} facts={facts} undated />;
}
