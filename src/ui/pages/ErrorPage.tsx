import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { Emblem } from '../components/site/Emblem.tsx';
import { Phrases } from '../components/text/Phrases.tsx';
import { problemMessages } from '../messages/problems.ts';
import { reportMessages } from '../messages/report.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ErrorPageProps } from './props.ts';

/** The whole body of an error page: it needs neither site nor store, since their absence may be the error (spec §2). */
export function ErrorPage({ status, message, page }: ErrorPageProps) {
  const context = useRenderContext();
  return (
    <main id="main" className="error-page">
      <div className="error-page-panel">
        <Emblem />
        <h1 lang="th">
          <Phrases text={context.t(problemMessages.errorHeading, { status: String(status) })} locale="th" />
        </h1>
        <h2 lang="th" className="error-page-details">
          <Phrases text={context.t(problemMessages.errorDetails)} locale="th" />{' '}
          <span lang="en">{message.toUpperCase()}</span>
        </h2>
        <p>{context.t(explanationOf(status), { status: String(status) })}</p>
        <ButtonLink href={context.to('main')} label={context.t(problemMessages.backToHome)} />
        {page !== undefined && (
          <a href={context.to('reportBrokenFile', {}, { page })} rel="nofollow">
            {context.t(reportMessages.title)}
          </a>
        )}
      </div>
    </main>
  );
}

function explanationOf(status: number) {
  if (status >= 500) return problemMessages.errorExplanation;
  return status === 413 ? problemMessages.tooLargeExplanation : problemMessages.requestErrorExplanation;
}
