import { AgencyRow } from '../components/list/AgencyRow.tsx';
import { GroupedLayout } from '../components/list/GroupedLayout.tsx';
import { OfficeMap } from '../components/office/OfficeMap.tsx';
import { PlainChoice } from '../components/form/PlainChoice.tsx';
import { isInvented } from '../components/text/isInvented.ts';
import { Sentence } from '../components/text/Sentence.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { agencyMessages } from '../messages/agency.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { AgenciesPageProps } from './props.ts';

export function AgenciesPage(props: AgenciesPageProps) {
  const context = useRenderContext();
  return (
    <GroupedLayout
      {...props}
      route="agencies"
      filter={props.provinces.length > 0 && <ByProvince {...props} />}
      query={{ province: props.province?.code }}
      rows={(items, level) => (
        <>
          {items.some(isWithInventedNumber) && (
            <p className="agencies-invented">{context.t(agencyMessages.inventedNumbers)}</p>
          )}
          <ul className="agency-rows">
            {items.map((item) => (
              <li key={item.slug}>
                <AgencyRow item={item} level={level} isExplained />
              </li>
            ))}
          </ul>
          {props.province !== undefined && <AreaOf item={items[0]} />}
        </>
      )}
    />
  );
}

function isWithInventedNumber({ detail }: AgenciesPageProps['items'][number]): boolean {
  return detail.kind === 'agency' && detail.phone !== undefined && isInvented(detail.phone);
}

/** Visitors choose their province and get the office that is responsible for it, or the contact of the department. */
function ByProvince({ provinces, province, total }: AgenciesPageProps) {
  const context = useRenderContext();
  const path = context.to('agencies');
  return (
    <>
      <PlainChoice
        path={path}
        name="province"
        sentence={agencyMessages.ofProvinceSentence}
        label={agencyMessages.provinceLookedAfter}
        any={agencyMessages.anyProvince}
        value={province?.code ?? ''}
        choices={provinces.map(({ code, label }) => ({ value: code, label }))}
      />
      {province === undefined ? (
        <p className="agencies-missing">
          <Sentence
            message={agencyMessages.provinceMissing}
            parts={{ contact: <a href={context.to('contact')}>{context.t(agencyMessages.askDepartment)}</a> }}
          />
        </p>
      ) : (
        <p className="list-count" role="status">
          <Unbroken text={context.t(agencyMessages.foundInProvince, { count: total, province: province.label })} />{' '}
          <a href={path}>{context.t(agencyMessages.seeAll)}</a>
        </p>
      )}
    </>
  );
}

/** The provinces of the office on a map, among which is the chosen one. */
function AreaOf({ item }: { readonly item: AgenciesPageProps['items'][number] | undefined }) {
  const provinces = item?.detail.kind === 'agency' ? (item.detail.provinces ?? []) : [];
  return (
    <div className="agencies-map">
      <OfficeMap provinces={provinces} beside={[]} />
    </div>
  );
}
