import { LOGIN_COUNTDOWN_SECONDS } from '#domain/members/verification.ts';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { LoginCountdown } from './LoginCountdown.tsx';
import { FailureDialog } from '../components/form/FailureDialog.tsx';
import { ResultDialog } from '../components/form/ResultDialog.tsx';
import { AsWritten } from '../components/text/AsWritten.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { registerMessages } from '../messages/register.ts';
import { verifyMessages } from '../messages/verify.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { VerifyPageProps } from './memberProps.ts';

/** The page of a link that confirms an e-mail address: verifying, then success or failed (spec §2, §4). */
export function VerifyPage(props: VerifyPageProps) {
  const context = useRenderContext();
  return (
    <div className="container entry-page">
      <Breadcrumbs current={context.t(verifyMessages.title)} />
      <State {...props} />
    </div>
  );
}

function State({ state, name, newAddress, canDecline = false, hasResend, hasFailed = false }: VerifyPageProps) {
  const context = useRenderContext();
  const t: typeof context.t = (message, values) => context.t(message, values);
  switch (state.state) {
    case 'verifying':
      return (
        <>
          <header className="page-top">
            <h1>{t(verifyMessages.title)}</h1>
          </header>
          {hasFailed && <FailureDialog />}
          <p>
            <Question name={name} newAddress={newAddress} />
          </p>
          <form method="post" action={context.to('verify')} className="entry-actions">
            <button type="submit" name="answer" value="confirm" className="button">
              {t(verifyMessages.confirm)}
            </button>
            {canDecline && (
              <button type="submit" name="answer" value="decline" className="button-quiet">
                {t(verifyMessages.decline)}
              </button>
            )}
          </form>
        </>
      );
    case 'success':
      return (
        <ResultDialog kind="success" title={t(verifyMessages.verified)} isWholePage>
          <p>{t(verifyMessages.verifiedText)}</p>
          <LoginCountdown seconds={LOGIN_COUNTDOWN_SECONDS} />
          <p className="submit">
            <ButtonLink href={context.to('login')} label={t(verifyMessages.toLogin)} />
          </p>
        </ResultDialog>
      );
    case 'declined':
      return (
        <ResultDialog kind="success" title={t(verifyMessages.declined)} isWholePage>
          <p>{t(verifyMessages.declinedText)}</p>
        </ResultDialog>
      );
    case 'addressTaken':
    case 'failed':
      return (
        <ResultDialog kind="failure" title={t(verifyMessages.failed)} isWholePage>
          <p>{t(verifyMessages[state.state === 'failed' ? state.reason : 'addressTaken'])}</p>
          <p className="submit">
            <ButtonLink href={context.to('register')} label={t(verifyMessages.registerAgain)} />
            {hasResend && <a href={context.to('resendVerification')}>{t(registerMessages.again)}</a>}
          </p>
        </ResultDialog>
      );
  }
}

function Question({
  name,
  newAddress,
}: {
  readonly name: string | undefined;
  readonly newAddress: string | undefined;
}) {
  const context = useRenderContext();
  if (newAddress !== undefined)
    return <Sentence message={verifyMessages.newAddress} parts={{ email: <strong>{newAddress}</strong> }} />;
  if (name === undefined) return context.t(verifyMessages.anyone);
  return (
    <Sentence
      message={verifyMessages.who}
      parts={{
        name: (
          <strong>
            <AsWritten text={name} />
          </strong>
        ),
      }}
    />
  );
}
