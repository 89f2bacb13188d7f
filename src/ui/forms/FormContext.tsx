import { createContext, use } from 'react';
import type { FieldErrorCode } from '../messages/formErrors.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { fieldErrorText } from './errorText.ts';
import type { FieldRule, FormRules } from './FormRules.ts';
import type { FileError, FormState } from './FormState.ts';

/** What the parts of a form get from the form around them. */
export interface FormContextValue {
  readonly rules: FormRules;
  readonly state: FormState;
  /** The state as the server sent it, without what was found in the browser since; absent when that is the same. */
  readonly answer?: FormState;
  /** Takes the errors of the files that were chosen last, so that the form is not sent before its summary names them. */
  readonly refuseFiles?: (errors: readonly FileError[]) => void;
  /** Takes work that has to end before the form is sent: the check of files that were chosen. */
  readonly holdForm?: (work: Promise<void>) => void;
  /** Puts another code in place of a field's error, once what the server missed was done in the browser. */
  readonly replaceError?: (name: string, code: FieldErrorCode) => void;
  /** Whether the button was pressed while such work goes on. */
  readonly isWaiting?: boolean;
  /** How far the form has been sent, from 0 to 1; absent while it is not being sent. */
  readonly sending?: number;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useForm(): FormContextValue {
  const form = use(FormContext);
  if (form === undefined) throw new Error('a part of a form was rendered outside of a PostForm');
  return form;
}

/** What a field knows of itself. */
export interface FieldState {
  readonly rule: FieldRule;
  readonly value: string;
  readonly error?: string;
}

export function useField(name: string): FieldState {
  const context = useRenderContext();
  const { rules, state } = useForm();
  const { [name]: rule } = rules;
  if (rule === undefined) throw new Error(`the form has no field ${name}`);
  const code = state.errors[name];
  return {
    value: state.values[name] ?? '',
    rule,
    ...(code !== undefined && { error: fieldErrorText(context, rules, name, code) }),
  };
}
