import ShieldCheck from 'lucide-react/icons/shield-check';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import CircleCheck from 'lucide-react/icons/circle-check';
import UserRound from 'lucide-react/icons/user-round';
import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { Icon } from '../components/text/Icon.tsx';
import { AsWritten } from '../components/text/AsWritten.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { memberAreaMessages } from '../messages/memberArea.ts';
import { securityEventsMessages } from '../messages/securityEvents.ts';
import { socialMessages } from '../messages/social.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { DashboardPageProps, ListedSession } from './memberProps.ts';
import { NextSteps } from './NextSteps.tsx';
import { OwnComplaints } from './OwnComplaints.tsx';

/** The first page of the members area (spec §2): what to do next, the account, own complaints, the newsletter and the sessions. */
export function DashboardPage({
  notice,
  name,
  email,
  pendingEmail,
  missing,
  news,
  hasNewsTypes,
  sessions,
  complaints,
  hasSocialLogin,
  hasSecurity,
}: DashboardPageProps) {
  const context = useRenderContext();
  return (
    <MemberLayout
      title={<Sentence message={memberAreaMessages.welcome} parts={{ name: <AsWritten text={name} /> }} />}
      current="dashboard"
      notice={notice}
    >
      <NextSteps pendingEmail={pendingEmail} missing={missing} news={news} hasNewsTypes={hasNewsTypes} />
      <section className="member-part" aria-labelledby="account">
        <h2 id="account" className="member-part-title">
          <Icon icon={UserRound} />
          {context.t(memberAreaMessages.account)}
        </h2>
        <dl className="facts">
          <div>
            <dt>{context.t(memberAreaMessages.name)}</dt>
            <dd>
              <AsWritten text={name} />
            </dd>
          </div>
          <div>
            <dt>{context.t(memberAreaMessages.email)}</dt>
            <dd>
              {email}{' '}
              <span className="member-confirmed">
                <Icon icon={CircleCheck} />
                {context.t(memberAreaMessages.confirmed)}
              </span>
            </dd>
          </div>
        </dl>
        <a href={context.to('profileEdit')}>{context.t(memberAreaMessages.changeProfile)}</a>
        {hasSocialLogin && <a href={context.to('socialLogins')}>{context.t(socialMessages.title)}</a>}
      </section>
      {complaints !== undefined && <OwnComplaints complaints={complaints} />}
      <section className="member-part" aria-labelledby="news">
        <h2 id="news" className="member-part-title">
          <Icon icon={Mail} />
          {context.t(memberAreaMessages.news)}
        </h2>
        <p>{news.length === 0 ? context.t(memberAreaMessages.noNews) : context.list(news)}</p>
        {hasNewsTypes && <a href={context.to('eNewsEdit')}>{context.t(memberAreaMessages.changeNews)}</a>}
      </section>
      {hasSecurity && (
        <section className="member-part" aria-labelledby="security">
          <h2 id="security" className="member-part-title">
            <Icon icon={ShieldCheck} />
            {context.t(memberAreaMessages.security)}
          </h2>
          <p>{context.t(memberAreaMessages.securityIntro)}</p>
          <a href={context.to('security')}>{context.t(memberAreaMessages.changeSecurity)}</a>
        </section>
      )}
      {sessions !== undefined && <Sessions sessions={sessions} />}
    </MemberLayout>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  const context = useRenderContext();
  return (
    <section className="member-part" aria-labelledby="sessions">
      <h2 id="sessions" className="member-part-title">
        <Icon icon={MonitorSmartphone} />
        {context.t(memberAreaMessages.sessions)}
      </h2>
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
      <span className="member-session-use">{isThis ? context.t(memberAreaMessages.thisSession) : used}</span>
    </>
  );
}
