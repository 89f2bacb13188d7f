import type { InputFields, InputValues } from '../forms/inputField.ts';
import type { ReportedPage } from './reportedPage.ts';

/** A message of one type that is what people fill in, and no more. */
export type PlainMessage<Type extends string, Fields extends InputFields> = InputValues<Fields> & {
  readonly type: Type;
  /** The page from which the form was opened. */
  readonly page?: ReportedPage;
};
