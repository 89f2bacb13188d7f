import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { memberAreaMessages } from '../messages/memberArea.ts';
import { securityEventsMessages } from '../messages/securityEvents.ts';
import { socialMessages } from '../messages/social.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { DashboardPageProps, ListedSession } from './memberProps.ts';

/** The first page of the members area (spec §2): the account, the newsletter and the sessions. */
export function DashboardPage({
  notice,
  name,
  email,
  pendingEmail,
  news,
  sessions,
  hasSocialLogin,
}: DashboardPageProps) {
  const context = useRenderContext();
  return (
    <MemberLayout title={context.t(memberAreaMessages.welcome, { name })} current="dashboard" notice={notice}>
      <section className="member-part" aria-labelledby="account">
        <h2 id="account">{context.t(memberAreaMessages.account)}</h2>
        <dl className="facts">
          <div>
            <dt>{context.t(memberAreaMessages.name)}</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>{context.t(memberAreaMessages.email)}</dt>
            <dd>
              {email} ({context.t(memberAreaMessages.confirmed)})
              {pendingEmail !== undefined && (
                <>
                  <br />
                  {context.t(memberAreaMessages.pending, { email: pendingEmail })}
                </>
              )}
            </dd>
          </div>
        </dl>
        <a href={context.to('profileEdit')}>{context.t(memberAreaMessages.changeProfile)}</a>
        {hasSocialLogin && <a href={context.to('socialLogins')}>{context.t(socialMessages.title)}</a>}
      </section>
      <section className="member-part" aria-labelledby="news">
        <h2 id="news">{context.t(memberAreaMessages.news)}</h2>
        <p>{news.length === 0 ? context.t(memberAreaMessages.noNews) : context.list(news)}</p>
        <a href={context.to('eNewsEdit')}>{context.t(memberAreaMessages.changeNews)}</a>
      </section>
      {sessions !== undefined && <Sessions sessions={sessions} />}
    </MemberLayout>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  const context = useRenderContext();
  return (
    <section className="member-part" aria-labelledby="sessions">
      <h2 id="sessions">{context.t(memberAreaMessages.sessions)}</h2>
      <ul className="member-sessions">
        {sessions.map((session, index) => (
          <li key={index}>
            <Browser {...session} />
          </li>
        ))}
      </ul>
      <a href={context.to('securityEvents')}>{context.t(securityEventsMessages.title)}</a>
      {sessions.length > 1 && (
        <>
          <p>{context.t(memberAreaMessages.sessionsIntro)}</p>
          <form method="post" action={context.to('endSessions')}>
            <button type="submit" className="button-quiet">
              {context.t(memberAreaMessages.endOthers)}
            </button>
          </form>
        </>
      )}
    </section>
  );
}

function Browser({ isThis, lastUsedAt, browser = {} }: ListedSession) {
  const context = useRenderContext();
  const names = [browser.browser, browser.system].filter((name) => name !== undefined);
  const used = context.t(memberAreaMessages.lastUsed, { when: context.dateTime(lastUsedAt) });
  return (
    <>
      <strong>{names.length === 0 ? context.t(memberAreaMessages.unknownBrowser) : names.join(', ')}</strong>{' '}
      {isThis ? `(${context.t(memberAreaMessages.thisSession)})` : used}
    </>
  );
}
