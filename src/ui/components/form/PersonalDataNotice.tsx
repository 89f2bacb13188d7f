import { hasPolicy } from '#domain/content/policy.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { formMessages } from '../../messages/form.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { PhoneLink } from '../text/PhoneLink.tsx';
import { PolicyLink, type PolicyLinkProps } from '../text/PolicyLink.tsx';
import { Sentence } from '../text/Sentence.tsx';

interface PersonalDataNoticeProps {
  readonly what: string;
  readonly why: string;
  readonly ground: string;
  readonly howLong: string;
  readonly siteName: string;
  /** Whom to ask. */
  readonly contact: Pick<SiteDetails['contact'], 'email' | 'phone'>;
  readonly policies: PolicyLinkProps['policies'];
}

/** What a form says beside it about the personal data that it takes (PDPA section 23). */
export function PersonalDataNotice(props: PersonalDataNoticeProps) {
  const { what, why, ground, howLong, siteName, contact, policies } = props;
  const context = useRenderContext();
  const facts = [
    { term: formMessages.dataWhat, text: what },
    { term: formMessages.dataWhy, text: why },
    { term: formMessages.dataGround, text: ground },
    { term: formMessages.dataHowLong, text: howLong },
  ];
  const policy = <PolicyLink name="privacy" label={context.t(formMessages.privacyPolicy)} policies={policies} />;
  return (
    <section className="personal-data" aria-labelledby="personal-data">
      <h2 id="personal-data" className="personal-data-title">
        {context.t(formMessages.personalData)}
      </h2>
      <dl className="personal-data-facts">
        {facts.map(({ term, text }) => (
          <div key={term.id}>
            <dt>{context.t(term)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{context.t(formMessages.dataWhom)}</dt>
          <dd>
            {siteName}
            {contact.email !== '' && (
              <>
                <br />
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </>
            )}
            {contact.phone !== '' && (
              <>
                <br />
                <PhoneLink number={contact.phone} />
              </>
            )}
          </dd>
        </div>
      </dl>
      {hasPolicy(policies, 'privacy') && (
        <p>
          <Sentence message={formMessages.dataPolicy} parts={{ policy }} />
        </p>
      )}
    </section>
  );
}
