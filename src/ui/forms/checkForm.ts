import type { FieldErrorCode } from '../messages/formErrors.ts';
import type { FieldRule, FormRules } from './FormRules.ts';
import type { FieldErrors } from './FormState.ts';

/** Checks what was typed before it is sent, by the domain's rules. The server checks it again, and more. */
export function checkForm(rules: FormRules, data: FormData): FieldErrors {
  const errors = Object.entries(rules).flatMap(([name, rule]) => {
    const value = data.get(name);
    const code = refusalOf(rule, typeof value === 'string' ? value : '');
    return code === undefined ? [] : [[name, code] as const];
  });
  return Object.fromEntries(errors);
}

function refusalOf({ missing, isConditional, parse }: FieldRule, text: string): FieldErrorCode | undefined {
  if (text.trim() === '') return missing === undefined || isConditional ? undefined : 'required';
  const parsed = parse?.(text);
  return parsed === undefined || parsed.ok ? undefined : parsed.code;
}
