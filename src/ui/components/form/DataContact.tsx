import { hasPolicy } from '#domain/content/policy.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { formMessages } from '../../messages/form.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { PhoneLink } from '../text/PhoneLink.tsx';
import { PolicyLink, type PolicyLinkProps } from '../text/PolicyLink.tsx';
import { Sentence } from '../text/Sentence.tsx';

/** Whom to ask about personal data, and where the policies are. */
export interface WhomToAsk {
  readonly siteName: string;
  readonly contact: Pick<SiteDetails['contact'], 'email' | 'phone'>;
  /** The policies of the site; absent where they are not known. */
  readonly policies?: PolicyLinkProps['policies'] | undefined;
}

/** Whom to ask about personal data, and the policy. */
export function DataContact({ siteName, contact, policies }: WhomToAsk) {
  const context = useRenderContext();
  const policy = <PolicyLink name="privacy" label={context.t(formMessages.privacyPolicy)} policies={policies} />;
  return (
    <>
      <dl className="personal-data-facts">
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
    </>
  );
}
