import type { SiteDetails } from '#domain/site/site.ts';
import { formMessages } from '../../messages/form.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Fold } from '../text/Fold.tsx';
import type { PolicyLinkProps } from '../text/PolicyLink.tsx';
import { DataContact } from './DataContact.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface PersonalDataNoticeProps {
  readonly what: string;
  readonly why: string;
  readonly ground: string;
  readonly howLong: string;
  readonly siteName: string;
  /** Whom to ask. */
  readonly contact: Pick<SiteDetails['contact'], 'email' | 'phone'>;
  readonly policies: PolicyLinkProps['policies'];
  /** Whether it is a part of the form, which phones fold under its heading. */
  readonly inForm?: boolean;
}

/** What a form says beside it about the personal data that it takes (PDPA section 23). */
export function PersonalDataNotice(props: PersonalDataNoticeProps) {
  const { what, why, ground, howLong, siteName, contact, policies, inForm = false } = props;
  const context = useRenderContext();
  const facts = [
    { term: formMessages.dataWhat, text: what },
    { term: formMessages.dataWhy, text: why },
    { term: formMessages.dataGround, text: ground },
    { term: formMessages.dataHowLong, text: howLong },
  ];
  const heading = (
    <h2 id="personal-data" className="personal-data-title">
      {context.t(formMessages.personalData)}
    </h2>
  );
  const notice = (
    <>
      <dl className="personal-data-facts">
        {facts.map(({ term, text }) => (
          <div key={term.id}>
            <dt>{context.t(term)}</dt>
            <dd>
              <Unbroken text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <DataContact {...{ siteName, contact, policies }} />
    </>
  );
  return (
    <section className="personal-data" aria-labelledby="personal-data">
      {inForm ? (
        <Fold head={heading} onPhonesOnly>
          <div className="personal-data-facts">{notice}</div>
        </Fold>
      ) : (
        <>
          {heading}
          {notice}
        </>
      )}
    </section>
  );
}
