import { ProviderLinks } from '../components/site/ProviderLinks.tsx';
import { SocialNotice } from '../components/site/SocialNotice.tsx';
import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { socialMessages } from '../messages/social.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { SocialLoginsPageProps } from './memberProps.ts';

/** The accounts elsewhere with which a member signs in here (spec §3: social login). */
export function SocialLoginsPage({ notice, social, linked, others, hasPassword }: SocialLoginsPageProps) {
  const context = useRenderContext();
  return (
    <MemberLayout title={context.t(socialMessages.title)} current="dashboard" notice={notice}>
      {social !== undefined && <SocialNotice {...social} />}
      <p>{context.t(socialMessages.intro)}</p>
      <section className="member-part" aria-labelledby="linked">
        <h2 id="linked">{context.t(socialMessages.linked)}</h2>
        {linked.length === 0 ? (
          <p>{context.t(socialMessages.noneLinked)}</p>
        ) : (
          <dl className="facts">
            {linked.map(({ id, name, linkedAt }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>
                  {context.t(socialMessages.linkedSince, { date: context.date(linkedAt) })}
                  <br />
                  <a href={context.to('socialLink', {}, { remove: id })}>
                    {context.t(socialMessages.remove, { provider: name })}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {!hasPassword && (
          <p>
            {context.t(socialMessages.noPassword)}{' '}
            <a href={context.to('forgotPassword')}>{context.t(socialMessages.setPassword)}</a>
          </p>
        )}
      </section>
      {others.length > 0 && (
        <section className="member-part" aria-labelledby="others">
          <h2 id="others">{context.t(socialMessages.others)}</h2>
          <ProviderLinks providers={others} purpose="link" />
        </section>
      )}
    </MemberLayout>
  );
}
