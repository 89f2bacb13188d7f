import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { securityMessages } from '../messages/security.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { SecurityPageProps } from './memberProps.ts';

/** The second factors of a member. */
export function SecurityPage(props: SecurityPageProps) {
  const context = useRenderContext();
  const { notice, authenticatorSince, passkeys, hasPassword } = props;
  const isOn = authenticatorSince !== undefined || passkeys.length > 0;
  return (
    <MemberLayout title={context.t(securityMessages.title)} current="dashboard" notice={notice}>
      {hasPassword ? (
        <>
          <p>{context.t(isOn ? securityMessages.on : securityMessages.off)}</p>
          <App since={authenticatorSince} />
          <Passkeys {...props} />
          {isOn && <Codes {...props} />}
        </>
      ) : (
        <>
          <p>{context.t(securityMessages.noPassword)}</p>
          <a href={context.to('forgotPassword')}>{context.t(securityMessages.choosePassword)}</a>
        </>
      )}
    </MemberLayout>
  );
}

function App({ since }: { readonly since: SecurityPageProps['authenticatorSince'] }) {
  const context = useRenderContext();
  const add = context.to('addAuthenticator');
  return (
    <section className="member-part" aria-labelledby="app">
      <h2 id="app">{context.t(securityMessages.app)}</h2>
      <p>{context.t(securityMessages.appIntro)}</p>
      {since === undefined ? (
        <a href={add}>{context.t(securityMessages.addApp)}</a>
      ) : (
        <>
          <p>{context.t(securityMessages.appSince, { when: context.date(since) })}</p>
          <a href={add}>{context.t(securityMessages.replaceApp)}</a>
          <a href={context.to('removeFactor', {}, { factor: 'authenticator' })}>
            {context.t(securityMessages.removeApp)}
          </a>
        </>
      )}
    </section>
  );
}

function Passkeys({ passkeys }: SecurityPageProps) {
  const context = useRenderContext();
  return (
    <section className="member-part" aria-labelledby="passkeys">
      <h2 id="passkeys">{context.t(securityMessages.passkeys)}</h2>
      <p>{context.t(securityMessages.passkeysIntro)}</p>
      {passkeys.length > 0 && (
        <ul className="member-sessions">
          {passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
            <li key={id}>
              <strong>{name}</strong>{' '}
              {lastUsedAt === undefined
                ? context.t(securityMessages.passkeyAdded, { when: context.dateTime(addedAt) })
                : context.t(securityMessages.passkeyUsed, { when: context.dateTime(lastUsedAt) })}
              <br />
              <a href={context.to('removeFactor', {}, { factor: id })}>
                {context.t(securityMessages.removePasskey, { name })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <a href={context.to('addPasskey')}>{context.t(securityMessages.addPasskey)}</a>
    </section>
  );
}

function Codes({ recoveryCodes }: SecurityPageProps) {
  const context = useRenderContext();
  return (
    <section className="member-part" aria-labelledby="codes">
      <h2 id="codes">{context.t(securityMessages.codes)}</h2>
      <p>{context.t(securityMessages.codesIntro)}</p>
      <p>{context.t(securityMessages.codesLeft, { count: recoveryCodes })}</p>
      <a href={context.to('recoveryCodes')}>{context.t(securityMessages.newCodes)}</a>
    </section>
  );
}
