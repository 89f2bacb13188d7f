import { Facts } from '../components/item/Facts.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { CallButton } from '../components/office/CallButton.tsx';
import { NeighbouringOffices } from '../components/office/NeighbouringOffices.tsx';
import { OfficeMap } from '../components/office/OfficeMap.tsx';
import { OfficeReservoirs } from '../components/office/OfficeReservoirs.tsx';
import { OfficesBelow } from '../components/office/OfficesBelow.tsx';
import { OfficeWebsite } from '../components/office/OfficeWebsite.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { isInvented } from '../components/text/isInvented.ts';
import { PhoneLink } from '../components/text/PhoneLink.tsx';
import { Phrases } from '../components/text/Phrases.tsx';
import { agencyMessages } from '../messages/agency.ts';
import { groupedMessages } from '../messages/grouped.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { AgencyPageProps } from './props.ts';

/**
 * An office: how to reach it, when it is open, the provinces it looks after on a map, the reservoirs there, and the
 * offices below and beside it.
 */
export function AgencyPage({ parent, below, beside, water, ...props }: AgencyPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'agency') return null;
  const { address: postal, phone, email, website, hours, province, provinces = [], map } = item.detail;
  // Of several provinces, visitors choose in the form.
  const only = provinces.length === 1 ? provinces[0] : undefined;
  const lead = (
    <>
      <div className="office-contact">
        {phone !== undefined && <CallButton number={phone} />}
        <p className="office-acts">
          <ButtonLink href={context.to('contact', {}, { office: item.slug })} label={context.t(agencyMessages.ask)} />
          <a href={context.to('fileComplaint', {}, { province: only?.code })}>
            {context.t(agencyMessages.reportProblem)}
          </a>
        </p>
        <Facts
          facts={[
            {
              name: context.t(groupedMessages.phone),
              value: phone !== undefined && isInvented(phone) && <PhoneLink number={phone} />,
            },
            { name: context.t(agencyMessages.hours), value: hours },
            { name: context.t(groupedMessages.email), value: email && <a href={`mailto:${email}`}>{email}</a> },
            { name: context.t(agencyMessages.website), value: website && <OfficeWebsite address={website} /> },
            { name: context.t(groupedMessages.address), value: <Phrases text={postal} /> },
            { name: context.t(groupedMessages.province), value: province },
            {
              name: context.t(groupedMessages.map),
              value: map && (
                <a href={map} rel="external noreferrer">
                  {context.t(groupedMessages.openMap, { host: new URL(map).host.replace(/^www\./, '') })}
                </a>
              ),
            },
            {
              name: context.t(agencyMessages.provinces),
              value: provinces.length > 0 && context.list(provinces.map(({ label }) => label)),
            },
            {
              name: context.t(groupedMessages.parent),
              value: parent && <a href={context.to('agency', { id: parent.slug })}>{parent.title}</a>,
            },
          ]}
        />
      </div>
      <OfficeMap provinces={provinces} beside={beside} />
    </>
  );
  // Where the offices beside it are listed, the newest offices of its category say nothing.
  const related = beside.length === 0 ? item.related : item.related.filter(({ kind }) => kind !== 'agency');
  const side = water && <OfficeReservoirs {...water} />;
  const end = (
    <>
      <OfficesBelow offices={below} />
      <NeighbouringOffices beside={beside} />
    </>
  );
  return <ItemLayout {...props} item={{ ...item, related }} lead={lead} side={side} end={end} dates="none" />;
}
