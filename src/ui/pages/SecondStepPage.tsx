import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { CodeField } from '../components/form/CodeField.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { PASSKEY_NAME } from '../forms/fieldNames.ts';
import { memberRules } from '../forms/memberRules.ts';
import { usePasskey } from '../forms/usePasskey.ts';
import { secondStepMessages } from '../messages/secondStep.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { SecondStepPageProps, SecondStepWay } from './memberProps.ts';

/** The second step of signing in, after the password. */
export function SecondStepPage(props: SecondStepPageProps) {
  const context = useRenderContext();
  const { way, hasAuthenticator, passkey, back } = props;
  const addressOf = (other: SecondStepWay) => context.to('secondStep', {}, { back, way: other });
  const others = (
    [
      { way: 'authenticator', isOffered: hasAuthenticator, label: secondStepMessages.withApp },
      { way: 'passkey', isOffered: passkey !== undefined, label: secondStepMessages.withPasskey },
      { way: 'recovery', isOffered: true, label: secondStepMessages.withRecovery },
    ] as const
  ).filter((other) => other.isOffered && other.way !== way);
  return (
    <div className="container entry-page">
      <Breadcrumbs current={context.t(secondStepMessages.title)} />
      <header className="page-top">
        <h1>{context.t(secondStepMessages.title)}</h1>
      </header>
      <StepForm {...props} action={addressOf(way)} />
      <h2 className="entry-ways">{context.t(secondStepMessages.otherWays)}</h2>
      <ul className="entry-links">
        {others.map((other) => (
          <li key={other.way}>
            <a href={addressOf(other.way)}>{context.t(other.label)}</a>
          </li>
        ))}
        <li>
          <a href={context.to('login', {}, { back })}>{context.t(secondStepMessages.again)}</a>
        </li>
      </ul>
    </div>
  );
}

function StepForm({ form, way, passkey = {}, action }: SecondStepPageProps & { readonly action: string }) {
  const context = useRenderContext();
  switch (way) {
    case 'authenticator':
      return (
        <PostForm key={way} action={action} rules={memberRules.authenticatorStep} state={form}>
          <CodeField name="code" hint={context.t(secondStepMessages.codeHint)} />
          <SubmitButton label={context.t(secondStepMessages.send)} />
        </PostForm>
      );
    case 'recovery':
      return (
        <PostForm key={way} action={action} rules={memberRules.recoveryStep} state={form}>
          <TextField name="recoveryCode" hint={context.t(secondStepMessages.recoveryHint)} autoComplete="off" />
          <SubmitButton label={context.t(secondStepMessages.send)} />
        </PostForm>
      );
    case 'passkey':
      return (
        <PostForm key={way} action={action} rules={{}} state={form}>
          <PasskeyButton options={passkey} />
        </PostForm>
      );
  }
}

function PasskeyButton({ options }: { readonly options: object }) {
  const context = useRenderContext();
  const { field, state, run } = usePasskey(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  });
  if (state === 'impossible') return <p>{context.t(secondStepMessages.passkeyImpossible)}</p>;
  return (
    <>
      <p>{context.t(secondStepMessages.passkeyIntro)}</p>
      <input type="hidden" name={PASSKEY_NAME} ref={field} />
      <p role="status">{state === 'failed' && context.t(secondStepMessages.passkeyFailed)}</p>
      <button type="button" className="button" onClick={run} aria-disabled={state === 'working'}>
        {context.t(secondStepMessages.usePasskey)}
      </button>
    </>
  );
}
