import { MemberLayout } from '../components/site/MemberLayout.tsx';
import type { SecurityEvent } from '#domain/members/securityEvent.ts';
import { memberAreaMessages } from '../messages/memberArea.ts';
import { securityEventMessages, securityEventsMessages } from '../messages/securityEvents.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { SecurityEventsPageProps } from './memberProps.ts';

/** What happened to the account of a member, so that they notice what they did not do themselves. */
export function SecurityEventsPage({ events }: SecurityEventsPageProps) {
  const context = useRenderContext();
  return (
    <MemberLayout title={context.t(securityEventsMessages.title)} current="dashboard">
      <p>{context.t(securityEventsMessages.intro)}</p>
      {events.length === 0 ? (
        <p>{context.t(securityEventsMessages.none)}</p>
      ) : (
        <ol className="security-events">
          {events.map((event, index) => (
            <li key={index}>
              <strong>{context.t(securityEventMessages[event.kind])}</strong>
              <span className="security-events-facts">
                <time dateTime={event.at}>{context.dateTime(event.at)}</time>
                <Where {...event} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <a href={context.to('changePassword')}>{context.t(memberAreaMessages.changePassword)}</a>
    </MemberLayout>
  );
}

/** The kind of browser and the network, as far as they are known. */
function Where({ browser = {}, network }: SecurityEvent) {
  const context = useRenderContext();
  const names = [browser.browser, browser.system].filter((name) => name !== undefined);
  if (network === undefined) return names.length === 0 ? null : <> · {names.join(', ')}</>;
  if (names.length === 0) return <> · {context.t(securityEventsMessages.network, { network })}</>;
  return <> · {context.t(securityEventsMessages.from, { browser: names.join(', '), network })}</>;
}
