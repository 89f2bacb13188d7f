import { useEffect, useRef } from 'react';
import { formMessages } from '../../messages/form.ts';
import { useForm } from '../../forms/FormContext.tsx';
import { fieldId } from '../../forms/fieldId.ts';
import { fileErrorText, summaryText } from '../../forms/errorText.ts';
import { hasErrors } from '../../forms/FormState.ts';
import { FILES_NAME } from '../../forms/fieldNames.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { ErrorList } from './ErrorList.tsx';

interface ErrorSummaryProps {
  /** Counts how often the form was checked in the browser or answered in place: each time, the summary gets the focus. */
  readonly attempt?: number;
  /** Whether it gets the focus when the page opens with it. */
  readonly autoFocus?: boolean;
}

/** All errors of a form at its top, each with a link to its field. */
export function ErrorSummary({ attempt = 0, autoFocus = false }: ErrorSummaryProps) {
  const context = useRenderContext();
  const { rules, state } = useForm();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) element.current?.focus();
  }, [attempt]);
  if (!hasErrors(state)) return null;
  const { errors, fileErrors } = state;
  // In the order of the page, whatever the order in which they were found.
  const fields = Object.keys(rules).flatMap((name) => {
    const code = errors[name];
    return code === undefined ? [] : [{ name, text: summaryText(context, rules, name, code) }];
  });
  const files = fileErrors.map((error) => ({ name: FILES_NAME, text: fileErrorText(context, error, state) }));
  return (
    <ErrorList
      ref={element}
      title={context.t(formMessages.errorSummary)}
      errors={[...fields, ...files].map(({ name, text }) => ({ href: `#${fieldId(name)}`, text }))}
      autoFocus={autoFocus}
    />
  );
}
