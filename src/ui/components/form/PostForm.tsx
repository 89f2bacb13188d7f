import { Fragment, useEffect, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { checkForm } from '../../forms/checkForm.ts';
import { ROBOT_CHECK_NAME, SUBMISSION_NAME } from '../../forms/fieldNames.ts';
import { FormContext } from '../../forms/FormContext.tsx';
import type { FormRules } from '../../forms/FormRules.ts';
import { hasErrors, type FieldErrors, type FileError, type FormState, type FormValues } from '../../forms/FormState.ts';
import { useDraft } from '../../forms/useDraft.ts';
import { useInteractivePage } from '../../InteractivePage.tsx';
import { formMessages } from '../../messages/form.ts';
import type { FieldErrorCode } from '../../messages/formErrors.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormProblemNotice } from './FormProblemNotice.tsx';

interface PostFormProps {
  /** Where it is posted: the path of its page. */
  readonly action: string;
  readonly rules: FormRules;
  readonly state: FormState;
  /** Finds what is wrong with several fields together, from what is typed, by name. Rules of single fields come first. */
  readonly check?: (typed: FormValues) => FieldErrors;
  /** False for a form of which nothing may stay in the browser: a reload empties it. */
  readonly savesDraft?: boolean;
  /** The fields and the button. */
  readonly children: ReactNode;
}

/** Files that were chosen and cannot be sent, and whether the summary has named them. */
interface RefusedFiles {
  readonly fileErrors: readonly FileError[];
  readonly isShown: boolean;
}

const NO_FILES: RefusedFiles = { fileErrors: [], isShown: true };

/**
 * A form with its error summary. Without scripts the browser posts it. On a hydrated page it is checked first, and its
 * answer is shown in place: what was typed and chosen stays as it is.
 */
export function PostForm({ action, rules, state: sent, check, savesDraft = true, children }: PostFormProps) {
  const context = useRenderContext();
  const interactivePage = useInteractivePage();
  const element = useRef<HTMLFormElement>(null);
  // With scripts, what was chosen is still there.
  const keepsFiles = interactivePage?.isAnswered ?? false;
  const answer = useMemo(() => (keepsFiles ? withoutForgotten(sent) : sent), [sent, keepsFiles]);
  const { state, isRestored, onInput } = useDraft(element, rules, answer, savesDraft && interactivePage !== undefined);
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState<number>();
  // What the browser has found belongs to the state that was shown then: the server's next answer replaces it.
  const [found, setFound] = useState<{ readonly state: FormState; readonly result: Partial<FormState> }>();
  const [refused, setRefused] = useState<RefusedFiles>(NO_FILES);
  const shown = found?.state === state ? { ...state, errors: {}, fileErrors: [], ...found.result } : state;

  const [pendingWork, setPendingWork] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  // The button was pressed while something was being checked: the form is sent when that ends.
  useEffect(() => {
    if (!isWaiting || pendingWork > 0) return;
    // Not at once: while the event of the button goes on, browsers ignore requestSubmit.
    const next = setTimeout(() => element.current?.requestSubmit());
    return () => clearTimeout(next);
  }, [isWaiting, pendingWork]);
  const holdForm = (work: Promise<void>) => {
    setPendingWork((count) => count + 1);
    void work.finally(() => setPendingWork((count) => count - 1));
  };

  const errorPrefix = context.t(formMessages.errorTitle, { title: '' }).trim();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (sending !== undefined) {
      event.preventDefault();
      return;
    }
    if (interactivePage === undefined) return;
    event.preventDefault();
    const form = event.currentTarget;
    // Safari does not focus a button that is clicked; a popup returns the focus to where it was.
    if (!form.contains(document.activeElement))
      form.querySelector<HTMLElement>('[type="submit"]:not(dialog *)')?.focus();
    const data = new FormData(form);
    const { [ROBOT_CHECK_NAME]: unchecked, ...errors } = { ...check?.(typedIn(data)), ...checkForm(rules, data) };
    const result = { errors, fileErrors: refused.fileErrors };
    setWaiting(false);
    // A form whose summary has named the refused files is sent without them, as it would be without scripts.
    if (hasErrors(refused.isShown ? { ...result, fileErrors: [] } : result)) {
      setFound({ state, result });
      setRefused({ ...refused, isShown: true });
      setAttempt(attempt + 1);
      markTitle(errorPrefix);
      return;
    }
    // The robot check, too, works by itself.
    if (pendingWork > 0 || unchecked !== undefined) {
      setWaiting(true);
      return;
    }
    setSending(0);
    void interactivePage.submit(form, data, setSending).then((isAnswered) => {
      setSending(undefined);
      if (isAnswered) setRefused(NO_FILES);
      else markTitle(errorPrefix);
      setFound(isAnswered ? undefined : { state, result: { problem: 'formNotStored' } });
      setAttempt(attempt + 1);
    });
  };

  const refuseFiles = (fileErrors: readonly FileError[]) => setRefused({ fileErrors, isShown: false });
  const replaceError = (name: string, code: FieldErrorCode) =>
    setFound({ state, result: { errors: { ...shown.errors, [name]: code }, fileErrors: shown.fileErrors } });
  const value = {
    ...{ rules, state: shown, answer: state, refuseFiles, holdForm, replaceError, isWaiting },
    ...(sending !== undefined && { sending }),
  };
  const takesFiles = state.maxMegabytes !== undefined;
  return (
    <FormContext value={value}>
      <form
        ref={element}
        method="post"
        action={postAddress(action)}
        encType={takesFiles ? 'multipart/form-data' : undefined}
        className="post-form"
        noValidate
        onSubmit={submit}
        onInput={onInput}
      >
        <FormProblemNotice attempt={attempt} />
        <ErrorSummary attempt={attempt} autoFocus />
        <input type="hidden" name={SUBMISSION_NAME} value={state.submissionId} />
        <Fragment key={isRestored ? 'restored' : 'loaded'}>{children}</Fragment>
      </form>
    </FormContext>
  );
}

/**
 * Browsers forget their copy of an address to which something is posted (RFC 9111, section 4.4). A form is posted to an
 * address of its own, so that the back button finds its page as it was: with the same submission id, sending it again
 * stores nothing twice.
 */
function postAddress(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}posted`;
}

/** The state without the files that nobody has to choose again. */
function withoutForgotten(state: FormState): FormState {
  const fileErrors = state.fileErrors.filter(({ code }) => code !== 'chooseAgain');
  // The same object where nothing changes: another one is another answer of the server.
  return fileErrors.length === state.fileErrors.length ? state : { ...state, fileErrors };
}

function typedIn(data: FormData): FormValues {
  return Object.fromEntries([...data].filter((field): field is [string, string] => typeof field[1] === 'string'));
}

/** A page whose form was refused says so in its title, which screen readers read first. */
function markTitle(prefix: string): void {
  if (!document.title.startsWith(prefix)) document.title = `${prefix} ${document.title}`;
}
