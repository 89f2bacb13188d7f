import type { FormState } from '#ui/forms/FormState.ts';
import type { FormRefusal } from './Action.ts';

/** Why a form cannot be taken now, for its page. */
export function problemOf(refused: FormRefusal): Partial<FormState> {
  return refused.reason === 'tooOften'
    ? { problem: 'formTooOften', retryMinutes: Math.ceil(refused.waitSeconds / 60) }
    : { problem: refused.isUncertain ? 'formUncertain' : 'formNotStored' };
}
