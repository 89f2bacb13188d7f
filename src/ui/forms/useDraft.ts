import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { findDraft, saveDraft } from './draft.ts';
import type { FormRules } from './FormRules.ts';
import type { FormState } from './FormState.ts';
import { useHydrated } from './useHydrated.ts';

/** Typing that pauses for this long is saved. Safari allows a hundred changes of the history in half a minute. */
const PAUSE_MS = 400;

/** The state of a form, with its draft until the server has answered. */
export interface DraftedForm {
  readonly state: FormState;
  /** Whether the fields have to show a draft in place of what the page was loaded with. */
  readonly isRestored: boolean;
  /** To be called whenever something was typed. */
  readonly onInput: () => void;
}

/**
 * Keeps what is typed into a form over a reload of its page.
 *
 * @param isSaved whether it may be kept: not without scripts, nor for a form of which nothing may stay in the browser
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  rules: FormRules,
  answer: FormState,
  isSaved: boolean,
): DraftedForm {
  const isHydrated = useHydrated();
  const draft = useMemo(() => (isHydrated && isSaved ? findDraft() : undefined), [isHydrated, isSaved]);
  const [loaded] = useState(answer);
  const isAnswered = answer !== loaded;
  const state = useMemo(() => (isAnswered ? answer : { ...answer, ...draft }), [isAnswered, answer, draft]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const save = () => {
    if (form.current !== null) saveDraft(form.current, rules, state);
  };
  // Before the answer is seen, and instead of what the timer would save: that knows nothing of the files that have arrived.
  useLayoutEffect(() => {
    if (!isSaved || !isAnswered || form.current === null) return;
    clearTimeout(timer.current);
    saveDraft(form.current, rules, state);
  }, [isSaved, isAnswered, form, rules, state]);
  return {
    state,
    isRestored: draft !== undefined,
    onInput() {
      if (!isSaved) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, PAUSE_MS);
    },
  };
}
