import { formMessages } from '../../messages/form.ts';
import { Phrases } from '../text/Phrases.tsx';
import { useRenderContext } from '../../RenderContext.tsx';
import { ResultDialog } from './ResultDialog.tsx';

/** The failure popup (spec §8) of a button: nothing was typed that could be lost. */
export function FailureDialog() {
  const context = useRenderContext();
  return (
    <ResultDialog kind="failure" title={context.t(formMessages.failed)}>
      <p>
        <Phrases text={context.t(formMessages.failedText)} />
      </p>
    </ResultDialog>
  );
}
