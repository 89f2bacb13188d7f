import type { ContentDetail } from '#domain/content/content.ts';
import { headOffice } from '#domain/content/headOffice.ts';
import { provincesOfOffice } from '#domain/content/provinces.ts';
import { Facts } from '../components/item/Facts.tsx';
import { AgencyRow } from '../components/list/AgencyRow.tsx';
import { bySubject, subjectId } from '../components/list/bySubject.ts';
import { GroupedLayout } from '../components/list/GroupedLayout.tsx';
import { OfficeMap } from '../components/office/OfficeMap.tsx';
import { PlainChoice } from '../components/form/PlainChoice.tsx';
import { Fold } from '../components/text/Fold.tsx';
import { isInvented } from '../components/text/isInvented.ts';
import { Sentence } from '../components/text/Sentence.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { agencyMessages } from '../messages/agency.ts';
import { groupedMessages } from '../messages/grouped.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { AgenciesPageProps } from './props.ts';

/** A way to find the office of a province; then the head office, and the others by subject. */
export function AgenciesPage(props: AgenciesPageProps) {
  const context = useRenderContext();
  const { items, province } = props;
  return (
    <GroupedLayout
      {...props}
      route="agencies"
      subject={province?.label}
      filter={props.provinces.length > 0 && <ByProvince {...props} />}
      query={{ province: province?.code }}
    >
      {items.some(isWithInventedNumber) && (
        <p className="agencies-invented">{context.t(agencyMessages.inventedNumbers)}</p>
      )}
      {province === undefined ? <AllOffices items={items} /> : <OfficesOfProvince items={items} />}
    </GroupedLayout>
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
          <a href={path}>
            <Unbroken text={context.t(agencyMessages.seeAll)} />
          </a>
        </p>
      )}
    </>
  );
}

type OfficesProps = Pick<AgenciesPageProps, 'items'>;

/** The head office, then each subject. On phones, units that look after no province are folded. */
function AllOffices({ items }: OfficesProps) {
  const context = useRenderContext();
  const head = headOffice(items);
  const subjects = bySubject(items.filter((item) => item !== head));
  return (
    <>
      {head && (
        <div className="agencies-head">
          <AgencyRow item={head} level={2} isExplained />
        </div>
      )}
      {subjects.map(({ subject, items: offices }) => {
        const id = subjectId(subject);
        const title = (
          <h2 id={id} className="agencies-subject-title">
            <span className="phrase">{subject?.label ?? context.t(groupedMessages.otherSubject)}</span>{' '}
            <span className="agencies-count">{context.t(agencyMessages.count, { count: offices.length })}</span>
          </h2>
        );
        const cards = (
          <ul className="agency-cards">
            {offices.map((item) => (
              <li key={item.slug}>
                <AgencyRow item={item} level={3} isExplained />
              </li>
            ))}
          </ul>
        );
        return (
          <section key={id} className="agencies-subject" aria-labelledby={id}>
            {offices.some((office) => provincesOfOffice(office).length > 0) || subjects.length === 1 ? (
              <>
                {title}
                {cards}
              </>
            ) : (
              <Fold head={title} onPhonesOnly>
                {cards}
              </Fold>
            )}
          </section>
        );
      })}
    </>
  );
}

/** The offices that look after a province, beside a map of all provinces of the first one. */
function OfficesOfProvince({ items }: OfficesProps) {
  const context = useRenderContext();
  const [first] = items;
  const provinces = first ? provincesOfOffice(first) : [];
  return (
    <div className="agencies-found">
      <ul>
        {items.map((item) => (
          <li key={item.slug}>
            <AgencyRow item={item} level={2} isExplained />
            {item.detail.kind === 'agency' && <Reach office={item.detail} />}
          </li>
        ))}
      </ul>
      <OfficeMap
        provinces={provinces}
        beside={[]}
        caption={
          first && (
            <Unbroken
              text={context.t(agencyMessages.shadedProvinces, { office: first.title, count: provinces.length })}
            />
          )
        }
      />
    </div>
  );
}

/** When an office is open, and its e-mail address. */
function Reach({ office: { hours, email } }: { readonly office: Extract<ContentDetail, { readonly kind: 'agency' }> }) {
  const context = useRenderContext();
  if (hours === undefined && email === undefined) return null;
  return (
    <Facts
      facts={[
        { name: context.t(agencyMessages.hours), value: hours },
        { name: context.t(groupedMessages.email), value: email && <a href={`mailto:${email}`}>{email}</a> },
      ]}
    />
  );
}
