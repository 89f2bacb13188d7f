import type { MessageDescriptor } from '@formatjs/intl';
import type { Outcome } from '#domain/outcome.ts';
import type { FieldErrorCode } from '../messages/formErrors.ts';

/** The rule of one field, as the browser checks it and as its page words it. The server reads the form by its schema. */
export interface FieldRule {
  /** Its label, and its name in the summary of errors. */
  readonly label: MessageDescriptor;
  /** The message when it is empty; absent for a field that may be empty. */
  readonly missing?: MessageDescriptor;
  /** Whether it is one of several of which one is needed: their group says so, and no label calls it optional. */
  readonly isAlternative?: boolean;
  /** Whether it may be empty, depending on other fields: the browser leaves it to the server. */
  readonly isConditional?: true;
  /** The greatest length in characters, for texts. */
  readonly maxLength?: number;
  /** The domain's parser. */
  readonly parse?: (text: string) => Outcome<unknown, FieldErrorCode>;
}

/** The fields of a form in the order of the page. */
export type FormRules = Readonly<Record<string, FieldRule>>;
