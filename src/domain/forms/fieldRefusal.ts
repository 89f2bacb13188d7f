import type { ChoiceRefusal } from './choiceField.ts';
import type { EmailRefusal } from './email.ts';
import type { FaxRefusal } from './fax.ts';
import type { TextRefusal } from './line.ts';
import type { MobileRefusal, PhoneRefusal } from './phone.ts';

/** Why a field of a form is refused: the codes of all parsers of fields. */
export type FieldRefusal = TextRefusal | EmailRefusal | PhoneRefusal | MobileRefusal | FaxRefusal | ChoiceRefusal;
