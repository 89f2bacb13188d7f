import { done, refused } from '../outcome.ts';
import type { InputField } from './inputField.ts';

export type ChoiceRefusal = 'required' | 'notOffered';

/** A field in which one of a few answers is chosen. What is stored is its code: the same in every language. */
export interface ChoiceField<Code extends string> extends InputField<Code, ChoiceRefusal> {
  readonly kind: 'choice';
  /** Every answer that is offered, in the order of the page. */
  readonly codes: readonly Code[];
}

/** One of the given codes; anything else is refused as 'notOffered'. */
export function choiceField<const Code extends string>(codes: readonly Code[]): ChoiceField<Code> {
  return {
    kind: 'choice',
    codes,
    parse(text) {
      const typed = text.trim();
      if (typed === '') return refused('required');
      const code = codes.find((offered) => offered === typed);
      return code === undefined ? refused('notOffered') : done(code);
    },
  };
}
