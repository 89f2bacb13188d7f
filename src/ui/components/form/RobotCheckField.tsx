import { useRef } from 'react';
import { fieldId } from '../../forms/fieldId.ts';
import { labelText } from '../../forms/labelText.ts';
import { MAILED_CODE, ROBOT_CHECK_NAME, ROBOT_CODE_NAME, ROBOT_TICKET_NAME } from '../../forms/fieldNames.ts';
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
  impossible: robotCheckMessages.codeComes,
} as const;

interface RobotCheckFieldProps {
  /** The name of the field with the address that a code is mailed to. */
  readonly email: string;
}

/**
 * Tells people from programs (spec §3, §5) without a puzzle: by work that the browser does while the form is filled in.
 * Without scripts, or where they cannot do it, by a code that is mailed when the form is sent.
 */
export function RobotCheckField({ email }: RobotCheckFieldProps) {
  const context = useRenderContext();
  const { state } = useForm();
  const { rule, error } = useField(ROBOT_CHECK_NAME);
  const part = useRef<HTMLDivElement>(null);
  const query = state.robotCheckFor === undefined ? '' : `?for=${state.robotCheckFor}`;
  const { progress, retry } = useRobotCheck(part, `${context.links.basePath}/robot-check${query}`);
  const id = fieldId(ROBOT_CHECK_NAME);
  const { type } = progress;
  const ticket = ['unknown', 'impossible', 'failed'].includes(type) ? state.values[ROBOT_TICKET_NAME] : undefined;
  return (
    <div ref={part} className="form-field" data-invalid={error !== undefined || undefined}>
      <p className="form-label">{labelText(context, rule)}</p>
      <FieldError id={`${id}-error`} error={error} />
      <input type="hidden" name={ROBOT_CHECK_NAME} value={answerOf(progress)} />
      {ticket === undefined ? (
        <>
          <div className="robot-check" data-longest={context.t(robotCheckMessages.waiting)}>
            <p id={id} tabIndex={-1} role="status" className="robot-check-status" data-progress={type}>
              {context.t(TEXTS[type])}
            </p>
          </div>
          {type === 'unknown' && <p className="robot-check-plain">{context.t(robotCheckMessages.codeComes)}</p>}
        </>
      ) : (
        <MailedCode id={id} ticket={ticket} address={state.values[email] ?? ''} hasError={error !== undefined} />
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
  readonly hasError: boolean;
}

function MailedCode({ id, ticket, address, hasError }: MailedCodeProps) {
  const context = useRenderContext();
  return (
    <>
      <label htmlFor={id}>{context.t(robotCheckMessages.code)}</label>
      <p id={`${id}-hint`} className="form-hint">
        {context.t(robotCheckMessages.codeSent, { email: address })}
      </p>
      <input type="hidden" name={ROBOT_TICKET_NAME} value={ticket} />
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
