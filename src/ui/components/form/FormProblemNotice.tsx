import type { MouseEvent } from 'react';
import { formProblems } from '../../messages/formErrors.ts';
import { formMessages } from '../../messages/form.ts';
import { PASSWORD_NAMES } from '../../forms/fieldNames.ts';
import { useForm } from '../../forms/FormContext.tsx';
import { CONTACT_ID } from '../../contactId.ts';
import { Phrases } from '../text/Phrases.tsx';
import { useRenderContext } from '../../RenderContext.tsx';
import { ResultDialog } from './ResultDialog.tsx';

interface FormProblemNoticeProps {
  /** Counts how often the form was answered in place. */
  readonly attempt?: number;
}

/** Why a form was not taken, when it is not because of a field: the failure popup of spec §8, or a sentence of its own. */
export function FormProblemNotice({ attempt = 0 }: FormProblemNoticeProps) {
  const context = useRenderContext();
  const { rules, state } = useForm();
  const { problem, retryMinutes = 60 } = state;
  const hasPassword = PASSWORD_NAMES.some((name) => name in rules);
  if (problem === undefined) return null;
  const isFailure = problem === 'formNotStored';
  const title = isFailure
    ? formMessages.failed
    : problem === 'formUncertain'
      ? formMessages.uncertain
      : formMessages.notSent;
  return (
    <ResultDialog kind="failure" title={context.t(title)} attempt={attempt} links={isFailure ? <WaysOn /> : undefined}>
      <p>
        {
          <Phrases
            text={
              isFailure
                ? context.t(formMessages.failedText)
                : context.t(formProblems[problem], { minutes: retryMinutes })
            }
          />
        }
      </p>
      <p>{context.t(formMessages.kept, { passwords: hasPassword ? 'yes' : 'no' })}</p>
    </ResultDialog>
  );
}

/** To send the form as it is once more, and to whoever can help: the footer of every page says how to reach them. */
function WaysOn() {
  const context = useRenderContext();
  const close = ({ currentTarget }: MouseEvent) => currentTarget.closest('dialog')?.close();
  return (
    <>
      <button type="submit" className="button" onClick={close}>
        {context.t(formMessages.sendAgain)}
      </button>
      <a href={`#${CONTACT_ID}`} onClick={close}>
        {context.t(formMessages.reach)}
      </a>
    </>
  );
}
