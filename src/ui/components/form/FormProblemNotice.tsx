import { formProblems } from '../../messages/formErrors.ts';
import { formMessages } from '../../messages/form.ts';
import { useForm } from '../../forms/FormContext.tsx';
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
  const { problem, retryMinutes = 60 } = useForm().state;
  if (problem === undefined) return null;
  const isFailure = problem === 'formNotStored';
  const title = isFailure
    ? formMessages.failed
    : problem === 'formUncertain'
      ? formMessages.uncertain
      : formMessages.notSent;
  return (
    <ResultDialog kind="failure" title={context.t(title)} attempt={attempt}>
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
      <p>{context.t(formMessages.kept)}</p>
    </ResultDialog>
  );
}
