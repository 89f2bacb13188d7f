import { PASSWORD_NAMES, ROBOT_CHECK_NAME, SECRET_NAMES } from './fieldNames.ts';
import type { FormRules } from './FormRules.ts';
import type { FormState, FormValues } from './FormState.ts';

/** What was typed into a form, and the files that have arrived with it. */
export type Draft = Pick<FormState, 'submissionId' | 'values' | 'files'>;

/**
 * Saves what was typed with the page's entry in the browser's history: a reload would lose it. It is gone when the tab
 * is closed or the form was sent. A form with a password is never saved, whatever its page says, and whether the password
 * is shown or hidden.
 */
export function saveDraft(form: HTMLFormElement, rules: FormRules, state: FormState): void {
  if (PASSWORD_NAMES.some((name) => form.elements.namedItem(name) !== null)) return;
  const { submissionId, files } = state;
  const draft: Draft = { submissionId, files, values: typedValues(rules, new FormData(form)) };
  history.replaceState({ draft }, '');
}

export function deleteDraft(): void {
  history.replaceState(null, '');
}

/**
 * The draft of the page's entry after a reload. After the back button the browser has filled in the form itself, but does
 * not know the files that have arrived.
 */
export function findDraft(): Draft | undefined {
  const { draft } = (history.state ?? {}) as { readonly draft?: Draft };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || draft?.files.length !== 0 ? draft : undefined;
}

function typedValues(rules: FormRules, data: FormData): FormValues {
  const names = Object.keys(rules).filter((name) => name !== ROBOT_CHECK_NAME && !SECRET_NAMES.includes(name));
  const textOf = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  return Object.fromEntries(names.map((name) => [name, textOf(name).join(' ')]));
}
