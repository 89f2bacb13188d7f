import { useRef } from 'react';
import { fieldId } from '../../forms/fieldId.ts';
import { NO_WORK, ROBOT_CHECK_NAME } from '../../forms/fieldNames.ts';
import { useField } from '../../forms/FormContext.tsx';
import { labelText } from '../../forms/labelText.ts';
import { robotCheckMessages } from '../../messages/robotCheck.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { useRobotCheck, type RobotCheckProgress } from '../../robot-check/useRobotCheck.ts';
import { FieldError } from './FieldError.tsx';

const TEXTS = {
  unknown: robotCheckMessages.waiting,
  impossible: robotCheckMessages.notNeeded,
  waiting: robotCheckMessages.waiting,
  working: robotCheckMessages.working,
  done: robotCheckMessages.done,
  failed: robotCheckMessages.failedWork,
} as const;

interface RobotWorkFieldProps {
  /** Of the server's challenges, below the base path. */
  readonly path: string;
}

/**
 * The robot check of a form whose sender need not say who they are: work that the browser does. Where it cannot, the form
 * is sent without, as often as the server allows.
 */
export function RobotWorkField({ path }: RobotWorkFieldProps) {
  const context = useRenderContext();
  const { rule, error } = useField(ROBOT_CHECK_NAME);
  const part = useRef<HTMLDivElement>(null);
  const { progress, retry } = useRobotCheck(part, context.links.basePath + path);
  const id = fieldId(ROBOT_CHECK_NAME);
  const { type } = progress;
  return (
    <div ref={part} className="form-field" data-invalid={error !== undefined || undefined}>
      <p className="form-label">{labelText(context, rule)}</p>
      <FieldError id={`${id}-error`} error={error} />
      <input type="hidden" name={ROBOT_CHECK_NAME} value={answerOf(progress)} />
      <div className="robot-check" data-longest={context.t(robotCheckMessages.waiting)}>
        <p id={id} tabIndex={-1} role="status" className="robot-check-status" data-progress={type}>
          {context.t(TEXTS[type])}
        </p>
      </div>
      {type === 'unknown' && <p className="robot-check-plain">{context.t(robotCheckMessages.notNeeded)}</p>}
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
  return progress.type === 'waiting' || progress.type === 'working' ? '' : NO_WORK;
}
