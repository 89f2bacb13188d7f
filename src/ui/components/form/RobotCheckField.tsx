import { useRef } from 'react';
import { fieldId } from '../../forms/fieldId.ts';
import { labelText } from '../../forms/labelText.ts';
import {
  KEPT_SECRETS_NAME,
  MAILED_CODE,
  ROBOT_CHECK_NAME,
  ROBOT_CODE_NAME,
  ROBOT_TICKET_NAME,
} from '../../forms/fieldNames.ts';
import { useField, useForm } from '../../forms/FormContext.tsx';
import { robotCheckMessages } from '../../messages/robotCheck.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { useRobotCheck, type RobotCheckProgress } from '../../robot-check/useRobotCheck.ts';
import { FieldError } from './FieldError.tsx';

const TEXTS = {
  unknown: robotCheckMessages.waiting,
  waiting: robotCheckMessages.waiting,
  working: robotCheckMessages.working,
  done: robotCheckMessages.done,
  failed: robotCheckMessages.failed,
} as const;

interface RobotCheckFieldProps {
  /** The name of the field with the address that a code is mailed to. */
  readonly email: string;
  /** Whether that field takes a user name as well, to which no code can be mailed. */
  readonly mayBeUserName?: boolean;
}

/**
 * Tells people from programs (spec §3, §5) without a puzzle: by work that the browser does while the form is filled in.
 * Without scripts, or where they cannot do it, by a code that is mailed when the form is sent.
 */
export function RobotCheckField({ email, mayBeUserName = false }: RobotCheckFieldProps) {
  const context = useRenderContext();
  const { state } = useForm();
  const { rule, error: found } = useField(ROBOT_CHECK_NAME);
  // The summary alone has it: here stands that the check is done.
  const error = state.errors[ROBOT_CHECK_NAME] === 'robotCheckLate' ? undefined : found;
  const part = useRef<HTMLDivElement>(null);
  const query = state.robotCheckFor === undefined ? '' : `?for=${state.robotCheckFor}`;
  const { progress, retry } = useRobotCheck(part, `${context.links.basePath}/robot-check${query}`);
  const id = fieldId(ROBOT_CHECK_NAME);
  const { type } = progress;
  const mailed = state.values[ROBOT_TICKET_NAME] ?? '';
  const ticket = ['unknown', 'impossible', 'failed'].includes(type) && mailed !== '' ? mailed : undefined;
  const codeComes = robotCheckMessages[mayBeUserName ? 'codeComesToEmail' : 'codeComes'];
  return (
    <div ref={part} className="form-field" data-invalid={error !== undefined || undefined}>
      <p className="form-label">{labelText(context, rule)}</p>
      <FieldError id={`${id}-error`} error={error} />
      <input type="hidden" name={ROBOT_CHECK_NAME} value={answerOf(progress)} />
      {ticket === undefined ? (
        <>
          <div className="robot-check" data-longest={context.t(robotCheckMessages.waiting)}>
            <p id={id} tabIndex={-1} role="status" className="robot-check-status" data-progress={type}>
              {context.t(type === 'impossible' ? codeComes : TEXTS[type])}
            </p>
          </div>
          {type === 'unknown' && <p className="robot-check-plain">{context.t(codeComes)}</p>}
        </>
      ) : (
        <MailedCode
          id={id}
          ticket={ticket}
          address={state.values[email] ?? ''}
          keptSecrets={state.values[KEPT_SECRETS_NAME] ?? ''}
          hasError={error !== undefined}
        />
      )}
      {type === 'failed' && (
        <button type="button" className="button-quiet" onClick={retry}>
          {context.t(robotCheckMessages.retry)}
        </button>
      )}
    </div>
  );
}

function answerOf(progress: RobotCheckProgress): string {
  if (progress.type === 'done') return progress.solution;
  return progress.type === 'waiting' || progress.type === 'working' ? '' : MAILED_CODE;
}

interface MailedCodeProps {
  readonly id: string;
  readonly ticket: string;
  readonly address: string;
  readonly keptSecrets: string;
  readonly hasError: boolean;
}

function MailedCode({ id, ticket, address, keptSecrets, hasError }: MailedCodeProps) {
  const context = useRenderContext();
  return (
    <>
      <label htmlFor={id}>{context.t(robotCheckMessages.code)}</label>
      <p id={`${id}-hint`} className="form-hint">
        {context.t(robotCheckMessages.codeSent, { email: address })}
      </p>
      <input type="hidden" name={ROBOT_TICKET_NAME} value={ticket} />
      <input type="hidden" name={KEPT_SECRETS_NAME} value={keptSecrets} />
      <input
        id={id}
        name={ROBOT_CODE_NAME}
        className="form-control"
        data-width="short"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-describedby={hasError ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={hasError || undefined}
      />
    </>
  );
}
